import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useHasBeenInView } from '@/components/browser/in-view'
import { GroupedBars } from '@/components/charts/grouped-bars'
import { Section } from '@/components/layout/section'
import { Collapsible } from '@/components/ui/lists/collapsible'
import { NumbersTable } from '@/components/ui/lists/numbers-table'
import { Loaded } from '@/components/ui/states/loaded'
import { tableTotal } from '@/domain/budget/budget'
import type { BudgetLine } from '@/domain/budget/budget-schema'
import type { BudgetTable } from '@/domain/budget/budget-tables'
import { spendingByField } from '@/domain/budget/spending-by-field'
import { CHART_COLOURS } from '@/domain/settings/chart-colours'
import { formatCount, formatRupiah } from '@/domain/text/money'
import { formatDay } from '@/domain/time/date'
import { contentList } from '@/lib/query/content'
import { linesQuery } from './budget-queries'
import { chosenYear, type BudgetYear } from './budget-year'
import { type KnownYears, latestYears } from './latest-years'

const MILLION = 1_000_000

/** Compares the published years. Renders nothing if fewer than two years are published. */
export function YearsSection({ known }: { known: KnownYears }) {
  const { data: infos = [] } = useQuery(contentList('budget_years').options)
  const latest = latestYears(infos)
  if (latest.length < 2) return null
  return (
    <YearsCompared
      years={latest.map(({ year }) => known.get(year) ?? chosenYear(year))}
      names={latest.map(({ year }) => String(year))}
      asof={latest.at(-1)?.asof ?? ''}
    />
  )
}

interface YearsComparedProps {
  years: readonly BudgetYear[]
  names: readonly string[]
  asof: string
}

function YearsCompared({ years, names, asof }: YearsComparedProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useHasBeenInView(frame)
  return (
    // Hidden from print until it has been in view, because it loads only then.
    <div ref={frame} className={isSeen ? undefined : 'print:hidden'}>
      <Section title="Antar tahun">
        <p className="mb-4 max-w-prose text-ink-2">
          Realisasi pendapatan dan belanja {names[0]}–{names.at(-1)}; tahun {names.at(-1)} sampai{' '}
          {formatDay(asof)}.
        </p>
        {isSeen ? <LoadedComparison years={years} names={names} /> : <ChartSkeleton />}
      </Section>
    </div>
  )
}

/** Shows the comparison once all lines are loaded. Reuses lines that other queries load or have loaded. */
function LoadedComparison({ years, names }: Pick<YearsComparedProps, 'years' | 'names'>) {
  const client = useQueryClient()
  const read = (table: BudgetTable) =>
    Promise.all(years.map((year) => client.ensureQueryData(linesQuery(table, year).options)))
  const storedLines = (table: BudgetTable) => {
    const found = years.map((year) => client.getQueryData(linesQuery(table, year).options.queryKey))
    return found.every((lines) => lines !== undefined) ? found : undefined
  }
  const compared = useQuery({
    queryKey: ['compared-years', years.map(({ key }) => key)],
    queryFn: async () => {
      const [revenue, spending] = await Promise.all([
        read('budget_pendapatan'),
        read('budget_belanja'),
      ])
      return { revenue, spending }
    },
    // Shows the comparison immediately, even offline, if all years are on the device.
    initialData: () => {
      const revenue = storedLines('budget_pendapatan')
      const spending = storedLines('budget_belanja')
      return revenue && spending && { revenue, spending }
    },
    gcTime: 0,
  })
  return (
    <Loaded query={compared} subject="perbandingan antar tahun" skeleton={<ChartSkeleton />}>
      {(lines) => <Comparison names={names} {...lines} />}
    </Loaded>
  )
}

function ChartSkeleton() {
  return <div className="h-96 skeleton rounded-card" data-skeleton />
}

interface ComparisonProps {
  names: readonly string[]
  revenue: readonly (readonly BudgetLine[])[]
  spending: readonly (readonly BudgetLine[])[]
}

function Comparison({ names, revenue, spending }: ComparisonProps) {
  const totals = names.map((name, index) => ({
    name,
    values: [
      tableTotal('budget_pendapatan', revenue[index] ?? []).realized,
      tableTotal('budget_belanja', spending[index] ?? []).realized,
    ],
  }))
  const fields = spendingByField(spending).map(({ code, description, amounts }) => ({
    name: code,
    description,
    values: amounts.map(({ realized }) => realized),
  }))
  return (
    <div className="flex flex-col gap-8">
      <Compared title="Pendapatan dan belanja" heading="Tahun" series={TOTALS} groups={totals} />
      <Compared
        title="Belanja per bidang"
        heading="Bidang"
        series={names.map((name, index) => ({ name, fill: colourAt(index) }))}
        groups={fields}
      />
    </div>
  )
}

const colourAt = (index: number) => CHART_COLOURS[index] ?? CHART_COLOURS[0]

const TOTALS = ['Pendapatan', 'Belanja'].map((name, index) => ({ name, fill: colourAt(index) }))

interface ComparedProps {
  title: string
  heading: string
  series: readonly { name: string; fill: string }[]
  groups: readonly { name: string; description?: string; values: readonly number[] }[]
}

/** Shows a chart and its numbers. The numbers are collapsed if there are many. */
function Compared({ title, heading, series, groups }: ComparedProps) {
  const numbers = (
    <NumbersTable
      label={title}
      columns={[heading, ...series.map(({ name }) => name)]}
      rows={groups.map(({ name, description = '', values }) => ({
        key: name,
        head: `${name} ${description}`.trim(),
        numbers: values.map(formatRupiah),
      }))}
    />
  )
  return (
    <div>
      <h3 className="mb-3 text-lg font-semibold">{title}</h3>
      <GroupedBars
        label={`Grafik ${title.toLowerCase()} ${heading === 'Tahun' ? 'per tahun' : 'dari tahun ke tahun'}`}
        series={series}
        groups={groups}
        format={formatRupiah}
        formatShort={(value) => `${formatCount(value / MILLION)} jt`}
      />
      {heading === 'Tahun' ? (
        numbers
      ) : (
        <Collapsible label="Angka dan nama bidang">{numbers}</Collapsible>
      )}
    </div>
  )
}
