import { useQuery } from '@tanstack/react-query'
import { useToday } from '@/components/browser/use-now'
import { ChartPanel } from '@/components/charts/chart-panel'
import { SmallTable } from '@/components/ui/lists/small-table'
import { Loaded } from '@/components/ui/states/loaded'
import { COMPLAINT_STATUSES, type ComplaintStatus, isClosed } from '@/domain/complaints/complaint'
import { type AgeBand, ageBands } from '@/domain/complaints/age-bands'
import { CHART_COLOURS } from '@/domain/settings/chart-colours'
import { CountLink } from '@/features/complaints/over-time/months-view'
import { useSettings } from '@/lib/query/settings-query'
import { useOfficeCalendar } from '@/services/office/use-office-calendar'
import { openCounts } from '../complaints-query'
import { listAddress, receivedBetween } from '../list/complaint-filter'

const OPEN = COMPLAINT_STATUSES.filter((status) => !isClosed(status))
const TITLES: Partial<Record<ComplaintStatus, string>> = {
  Baru: 'Baru, belum dijawab',
  Diproses: 'Sedang diproses',
}
const [IN_TIME, , IN_WORK, LATE] = CHART_COLOURS

export function OpenAges({ path }: { path: string }) {
  const settings = useSettings()
  const { time_zone: zone, answer_days: promised } = settings
  const bands = ageBands(useOfficeCalendar(settings), zone, useToday(zone), promised)
  const counted = useQuery(
    openCounts(
      OPEN,
      bands.map((band) => receivedBetween(zone, band)),
    ),
  )
  return (
    <Loaded
      query={counted}
      subject="umur laporan"
      skeleton={<div className="h-72 skeleton rounded-card" data-skeleton />}
    >
      {(counts) => <Ages path={path} promised={promised} bands={bands} counts={counts} />}
    </Loaded>
  )
}

interface AgesProps {
  path: string
  promised: number
  bands: readonly AgeBand[]
  counts: readonly (readonly number[])[]
}

function Ages({ path, promised, bands, counts }: AgesProps) {
  if (counts.flat().every((count) => count === 0))
    return <p className="text-ink-2">Tidak ada laporan yang belum selesai.</p>
  const countOf = (status: number, band: number) => counts[status]?.[band] ?? 0
  const addressOf = (status: ComplaintStatus, band: AgeBand) =>
    listAddress(path, { status, from: band.from, until: band.until })
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-6 rounded-card border border-hairline p-[min(1rem,5vw)] sm:grid-cols-2">
        {OPEN.map((status, index) => (
          <ChartPanel
            key={status}
            title={TITLES[status]}
            unit="Laporan"
            bars={bands.map((band, at) => ({
              name: `${ageText(band)} hari kerja`,
              short: ageText(band),
              value: countOf(index, at),
              fill: status === 'Baru' ? (band.isLate ? LATE : IN_TIME) : IN_WORK,
              to: addressOf(status, band),
            }))}
          />
        ))}
        <p className="text-sm text-ink-2 sm:col-span-full">
          Dihitung dalam hari kerja sejak diterima. Laporan baru yang lebih dari {promised} hari
          kerja sudah melewati batas waktu.
        </p>
      </div>
      <SmallTable
        label="Umur laporan yang belum selesai"
        columns={['Hari kerja', ...OPEN]}
        rows={bands.map((band, at) => ({
          key: String(band.least),
          head: ageText(band),
          numbers: OPEN.map((status, index) => (
            <CountLink key={status} count={countOf(index, at)} to={addressOf(status, band)} />
          )),
        }))}
      />
    </div>
  )
}

function ageText({ least, most }: AgeBand): string {
  if (most === null) return `> ${least - 1}`
  if (least === 0) return `≤ ${most}`
  return least === most ? String(most) : `${least}–${most}`
}
