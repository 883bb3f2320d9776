import { Section } from '@/components/layout/section'
import { Loaded } from '@/components/ui/states/loaded'
import { postureOf } from '@/domain/budget/budget'
import { AmountsTable } from './amounts-table'
import { TableSkeleton } from './table-skeleton'
import type { useYearLines } from './use-year-lines'

export function PostureSection({ lines }: { lines: ReturnType<typeof useYearLines> }) {
  return (
    <Section title="Ringkasan APBDes">
      <Loaded query={lines} subject="ringkasan APBDes" skeleton={<TableSkeleton rows={5} />}>
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
