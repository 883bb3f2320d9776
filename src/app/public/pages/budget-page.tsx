import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '@/components/layout/page-head'
import { AllocationSection } from '@/features/budget/allocation-section'
import { yearIn } from '@/features/budget/budget-year'
import { TableLoading } from '@/features/budget/table-skeleton'
import { YearSwitch } from '@/features/budget/year-switch'
import { settingsQuery, useSettings } from '@/features/settings/settings-query'
import { contentList } from '@/lib/query/content'
import { yearAt } from '../../budget-year'
import { DeferredSection } from '../deferred-section'

const BudgetYearTables = lazy(() => import('@/features/budget/budget-year-tables'))

/** What Permendagri 20/2018 wants every villager to be able to see of a budget year. */
export default function BudgetPage() {
  const [search] = useSearchParams()
  const { budget_year: current, village_name } = useSettings()
  const shown = yearIn(search) ?? current
  const year = yearAt(search)
  const settings = useQuery(settingsQuery.options)
  const allocations = useQuery(contentList('budget_alokasi').options)
  return (
    <>
      <PageHead
        title="Transparansi Anggaran"
        purpose="Dari mana uang desa datang dan untuk apa dipakai."
      />
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 className="max-w-2xl text-lg font-semibold">
          Anggaran Pendapatan dan Belanja Desa (APBDes) {village_name}
          <span className={shown > 0 ? undefined : 'invisible'}>
            {' '}
            Tahun Anggaran {shown || 2000}
          </span>
        </h2>
        <YearSwitch current={current} shown={shown} />
      </div>
      <AllocationSection
        year={shown}
        waitsFor={shown === 0 && settings.data === undefined ? settings : null}
      />
      <DeferredSection after={allocations} skeleton={<TableLoading subject="tabel anggaran" />}>
        <BudgetYearTables year={year} posture />
      </DeferredSection>
    </>
  )
}
