import { Link } from 'react-router-dom'
import { ChartPanel } from '@/components/charts/chart-panel'
import { Collapsible } from '@/components/ui/lists/collapsible'
import { SmallTable } from '@/components/ui/lists/small-table'
import { MEDIAN_MIN_ANSWERS } from '@/domain/complaints/complaint'
import type { ComplaintMonth } from '@/domain/complaints/complaint-progress-schema'
import { CHART_COLOURS } from '@/domain/settings/chart-colours'
import { formatCount } from '@/domain/text/money'
import { calendarLeaf, formatMonth } from '@/domain/time/date'

export function CountLink({ count, to }: { count: number; to: string }) {
  if (count === 0) return '0'
  return (
    <Link
      to={to}
      className="-my-2 inline-flex min-h-12 min-w-12 items-center justify-end text-primary underline underline-offset-4"
    >
      {formatCount(count)}
    </Link>
  )
}

const [COUNTS, DAYS] = CHART_COLOURS

interface MonthsViewProps {
  /** Totals by month, earliest first. The last month is the current month. */
  months: readonly ComplaintMonth[]
  /** Returns the URL of the list of a month's reports. Omitted for visitors, who may not list reports. */
  linkOf?: (month: string) => string
}

export function MonthsView({ months, linkOf }: MonthsViewProps) {
  const named = months.map(({ month, ...counted }) => ({
    ...counted,
    month,
    name: formatMonth(month),
    short: calendarLeaf(`${month}-01`).month,
    to: linkOf?.(month),
  }))
  const hasAnswers = months.some(({ medianDays }) => medianDays !== null)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-6 rounded-card border border-hairline bg-surface p-[min(1rem,5vw)]">
        <ChartPanel
          title="Laporan diterima"
          unit="Laporan diterima"
          bars={named.map(({ name, short, received, to }) => ({
            name,
            short,
            value: received,
            fill: COUNTS,
            to,
          }))}
        />
        {hasAnswers && (
          <ChartPanel
            title="Hari sampai dijawab"
            unit="Hari sampai dijawab"
            fill={DAYS}
            points={named.map(({ name, short, medianDays }) => ({
              name,
              short,
              value: medianDays,
            }))}
          />
        )}
        <p className="text-sm text-ink-2">
          {hasAnswers
            ? `Separuh laporan yang sudah dijawab menunggu paling lama sekian hari. Bulan dengan kurang dari ${MEDIAN_MIN_ANSWERS} jawaban tidak ditampilkan demi privasi pelapor.`
            : `Lama menunggu hanya ditampilkan untuk bulan dengan paling sedikit ${MEDIAN_MIN_ANSWERS} jawaban.`}{' '}
          Bulan terakhir masih berjalan.
        </p>
      </div>
      <Collapsible label="Lihat angkanya">
        <SmallTable
          label="Laporan per bulan"
          columns={['Bulan', 'Laporan', ...(hasAnswers ? ['Hari sampai dijawab'] : [])]}
          rows={named.map(({ month, short, received, medianDays, to }, index) => ({
            key: month,
            head: (
              <Head name={`${short} ${month.slice(0, 4)}`} isRunning={index === named.length - 1} />
            ),
            numbers: [
              to ? <CountLink count={received} to={to} /> : formatCount(received),
              ...(hasAnswers
                ? [medianDays === null ? <TooFewAnswers key={month} /> : formatCount(medianDays)]
                : []),
            ],
          }))}
        />
      </Collapsible>
    </div>
  )
}

function Head({ name, isRunning }: { name: string; isRunning: boolean }) {
  return (
    <>
      {name}
      {isRunning && <span className="block text-sm text-ink-2"> berjalan</span>}
    </>
  )
}

/** Shows a dash for a missing median, with an explanation for screen readers. */
function TooFewAnswers() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">belum cukup jawaban</span>
    </>
  )
}
