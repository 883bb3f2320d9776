import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Donut } from '@/components/charts/donut'
import { Swatch } from '@/components/charts/slice-list'
import { Section } from '@/components/layout/section'
import { CsvButton } from '@/components/ui/buttons/csv-button'
import { NumbersTable } from '@/components/ui/lists/numbers-table'
import { Loaded } from '@/components/ui/states/loaded'
import type { Allocation } from '@/domain/budget/budget-schema'
import { percentOf, totalOf } from '@/domain/statistics/statistics'
import { formatPercent } from '@/domain/text/decimals'
import { formatRupiah } from '@/domain/text/money'
import { contentList } from '@/lib/query/content'
import { TableSkeleton } from './table-skeleton'

const TITLE = 'Alokasi Belanja per Bidang'

/** Returns the allocations of a year in ascending order. `found` is in descending order. */
export const allocationsIn = (found: readonly Allocation[], year: number): Allocation[] =>
  found.filter((field) => field.year === year).reverse()

interface AllocationSectionProps {
  year: number
  waitsFor: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> | null
}

/** Shows the allocation of spending. Renders nothing if no allocation is stored. */
export function AllocationSection({ year, waitsFor }: AllocationSectionProps) {
  const allocations = useQuery({
    ...contentList('budget_alokasi').options,
    select: (found) => allocationsIn(found, year),
  })
  if (!waitsFor && allocations.data?.length === 0) return null
  return (
    <Section title={TITLE}>
      <Loaded
        query={waitsFor ? { ...waitsFor, data: undefined } : allocations}
        subject="alokasi belanja"
        skeleton={<AllocationsSkeleton />}
      >
        {(fields) => (
          <>
            <Allocations fields={fields} />
            <div className="mt-4 flex justify-end print:hidden">
              <CsvButton
                what={TITLE}
                file={`apbdes-${year}-alokasi`}
                table={async () => (await import('./budget-csv')).allocationsTable(fields)}
              />
            </div>
          </>
        )}
      </Loaded>
    </Section>
  )
}

const GRID =
  'grid grid-cols-1 items-start gap-6 sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10'

function AllocationsSkeleton() {
  return (
    <div className={GRID} data-skeleton>
      <div className="mx-auto aspect-square w-64 max-w-full skeleton rounded-full sm:w-full" />
      <TableSkeleton rows={6} />
    </div>
  )
}

function Allocations({ fields }: { fields: readonly Allocation[] }) {
  const total = totalOf(fields)
  const share = (value: number) => formatPercent(percentOf(value, total))
  return (
    <div className={GRID}>
      <div className="mx-auto w-64 max-w-full sm:w-full">
        <Donut
          slices={fields}
          format={formatRupiah}
          label={`${TITLE}: ${fields.length} bidang`}
          middle={{ value: String(fields.length), unit: 'bidang' }}
        />
      </div>
      <NumbersTable
        label={TITLE}
        columns={['Bidang', 'Jumlah', 'Persentase']}
        rows={fields.map(({ name, value, fill }, index) => ({
          key: name,
          head: (
            <span className="flex items-start gap-2">
              <Swatch number={index + 1} fill={fill} />
              <span className="min-w-0">{name}</span>
            </span>
          ),
          numbers: [formatRupiah(value), share(value)],
        }))}
        total={{ head: 'Total', numbers: [formatRupiah(total), share(total)] }}
      />
    </div>
  )
}
