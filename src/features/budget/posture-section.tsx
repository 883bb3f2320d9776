import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import { Loaded } from '@/components/ui/states/loaded'
import { postureOf } from '@/domain/budget/budget'
import { AmountsTable } from './amounts-table'
import { linesQuery } from './budget-queries'
import type { BudgetYear } from './budget-year'
import { TableSkeleton } from './table-skeleton'

/** Revenue, spending, surplus, financing and what is left over (SiLPA): the year on five lines. */
export function PostureSection({ year }: { year: BudgetYear }) {
  const revenue = useQuery(linesQuery('budget_pendapatan', year).options)
  const spending = useQuery(linesQuery('budget_belanja', year).options)
  const financing = useQuery(linesQuery('budget_pembiayaan', year).options)
  const all = [revenue, spending, financing]
  const lines =
    revenue.data && spending.data && financing.data
      ? {
          budget_pendapatan: revenue.data,
          budget_belanja: spending.data,
          budget_pembiayaan: financing.data,
        }
      : undefined
  const isEmpty = lines && Object.values(lines).every((table) => table.length === 0)
  const refetch = () => Promise.all(all.filter(({ data }) => !data).map((query) => query.refetch()))
  return (
    <Section title="Ringkasan APBDes">
      <Loaded
        query={{
          data: isEmpty ? null : lines,
          isFetching: all.some(({ isFetching }) => isFetching),
          refetch,
        }}
        subject="ringkasan APBDes"
        skeleton={<TableSkeleton rows={5} />}
        empty="Ringkasan APBDes belum tersedia."
      >
        {(found) => {
          const posture = postureOf(found)
          return (
            <AmountsTable
              label="Ringkasan APBDes"
              heading="Uraian"
              rows={[
                { key: 'revenue', description: 'Pendapatan', ...posture.revenue },
                { key: 'spending', description: 'Belanja', ...posture.spending },
                { key: 'surplus', description: 'Surplus / (Defisit)', ...posture.surplus },
                { key: 'financing', description: 'Pembiayaan Neto', ...posture.financing },
              ]}
              total={{
                name: 'Sisa Lebih Pembiayaan Anggaran (SiLPA)',
                amounts: posture.leftover,
              }}
            />
          )
        }}
      </Loaded>
    </Section>
  )
}
