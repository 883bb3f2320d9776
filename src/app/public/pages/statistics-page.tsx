import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Section } from '@/components/layout/section'
import { PrintButton } from '@/components/ui/buttons/print-button'
import { paths } from '@/domain/paths'
import { POPULATION_TABLES } from '@/domain/statistics/statistics'
import { TableLoading } from '@/features/budget/table-skeleton'
import { YearStage } from '@/features/budget/year-stage'
import { useSettings } from '@/lib/query/settings-query'
import { KeyStatistics } from '@/features/statistics/key-statistics'
import { PopulationCard } from '@/features/statistics/population-card'
import { contentList } from '@/lib/query/content'
import { DeferredSection } from '../deferred-section'
import { PageHead } from '../layout/page-head'
import { yearOfSettings } from '@/features/budget/budget-year'

const KeyStatisticsFile = lazy(() => import('@/features/statistics/key-statistics-file'))
const RealisationDonuts = lazy(() => import('@/features/budget/realisation/realisation-donuts'))
const BudgetYearTables = lazy(() => import('@/features/budget/budget-year-tables'))

export const head = {
  title: 'Data Statistik',
  purpose: 'Penduduk dan anggaran desa dalam angka, terbuka untuk semua warga.',
}

export default function StatisticsPage() {
  const { budget_year: year } = useSettings()
  const population = useQuery(contentList('population_gender').options)
  return (
    <>
      <PageHead {...head} />
      <Section title="Penduduk">
        <div className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-3 print:grid-cols-3 print:gap-3">
          {POPULATION_TABLES.map((table) => (
            <PopulationCard key={table} table={table} />
          ))}
        </div>
        <KeyStatistics />
        <DeferredSection after={population} skeleton={<div className="h-15 print:hidden" />}>
          <KeyStatisticsFile />
        </DeferredSection>
      </Section>
      <Section
        title={year > 0 ? `Realisasi APBDes ${year}` : 'Realisasi APBDes'}
        more={{ to: paths.budget, label: 'Transparansi anggaran' }}
      >
        <YearStage year={year} />
        <DeferredSection after={population} skeleton={<TableLoading subject="realisasi APBDes" />}>
          <RealisationDonuts />
        </DeferredSection>
      </Section>
      <DeferredSection after={population} skeleton={<TableLoading subject="tabel anggaran" />}>
        <BudgetYearTables year={yearOfSettings} />
      </DeferredSection>
      <PrintButton />
    </>
  )
}
