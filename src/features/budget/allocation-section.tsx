import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { formatPercent, formatRupiah } from '@/domain/money'
import type { Allocation } from '@/domain/schemas/budget'
import { percentOf, totalOf } from '@/domain/statistics'
import { Donut } from '@/components/charts/donut'
import { Swatch } from '@/components/charts/swatch'
import { Section } from '@/components/layout/section'
import { Loaded } from '@/components/ui/loaded'
import { TableFrame, tableCell } from '@/components/ui/table-frame'
import { contentList } from '@/lib/query/content'
import { TableSkeleton } from './table-skeleton'

const TITLE = 'Alokasi Belanja per Bidang'

interface AllocationSectionProps {
  year: number
  /** The settings, as long as they are needed for the year and not there. */
  waitsFor: Pick<UseQueryResult, 'isFetching' | 'refetch'> | null
}

/** The fields of spending of one year: how much, and how much of all. */
export function AllocationSection({ year, waitsFor }: AllocationSectionProps) {
  const allocations = useQuery({
    ...contentList('budget_alokasi').options,
    // The list is read backwards, for the latest years come first in it.
    select: (found) => found.filter((field) => field.year === year).reverse(),
  })
  return (
    <Section title={TITLE}>
      <Loaded
        query={waitsFor ? { ...waitsFor, data: undefined } : allocations}
        subject="alokasi belanja"
        skeleton={<AllocationsSkeleton />}
        empty="Alokasi belanja belum diisi."
      >
        {(fields) => <Allocations fields={fields} />}
      </Loaded>
    </Section>
  )
}

const GRID = 'grid grid-cols-1 items-center gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10'

function AllocationsSkeleton() {
  return (
    <div className={GRID} data-skeleton>
      <div className="mx-auto aspect-square w-64 max-w-full skeleton rounded-full lg:w-full" />
      <TableSkeleton rows={6} />
    </div>
  )
}

function Allocations({ fields }: { fields: readonly Allocation[] }) {
  const total = totalOf(fields)
  const share = (value: number) => formatPercent(percentOf(value, total))
  const words = fields.map(({ name, value }) => `${name} ${share(value)}`).join(', ')
  return (
    <div className={GRID}>
      <div className="mx-auto w-64 max-w-full lg:w-full">
        <Donut
          slices={fields}
          format={formatRupiah}
          label={`${TITLE}: ${words}`}
          middle={{ value: String(fields.length), unit: 'bidang' }}
        />
      </div>
      <TableFrame label={TITLE}>
        <thead>
          <tr>
            <th scope="col" className={`${tableCell.sticky} ${tableCell.head}`}>
              Bidang
            </th>
            <th scope="col" className={`${tableCell.head} text-right`}>
              Jumlah
            </th>
            <th scope="col" className={`${tableCell.head} text-right`}>
              Persentase
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, value, fill }, index) => (
            <tr key={name}>
              <th scope="row" className={`${tableCell.sticky} bg-surface`}>
                <span className="flex items-start gap-2">
                  <Swatch number={index + 1} fill={fill} />
                  <span className="min-w-0">{name}</span>
                </span>
              </th>
              <td className={tableCell.number}>{formatRupiah(value)}</td>
              <td className={tableCell.number}>{share(value)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-bold">
          <tr>
            <th scope="row" className={`${tableCell.sticky} bg-surface-2`}>
              <span className="font-bold">Total</span>
            </th>
            <td className={`${tableCell.number} bg-surface-2`}>{formatRupiah(total)}</td>
            <td className={`${tableCell.number} bg-surface-2`}>{share(total)}</td>
          </tr>
        </tfoot>
      </TableFrame>
    </div>
  )
}
