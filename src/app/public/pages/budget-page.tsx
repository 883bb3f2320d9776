import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { PrintButton } from '@/components/ui/buttons/print-button'
import { paths } from '@/domain/paths'
import { AllocationSection } from '@/features/budget/allocation-section'
import { yearIn, yearAt, yearOfSettings } from '@/features/budget/budget-year'
import { TableLoading } from '@/features/budget/table-skeleton'
import { YearStage } from '@/features/budget/year-stage'
import { YearSwitch } from '@/features/budget/year-switch'
import { settingsQuery, useSettings } from '@/lib/query/settings-query'
import { contentList } from '@/lib/query/content'
import { DeferredSection } from '../deferred-section'
import { PageHead } from '../layout/page-head'

const ProjectStatements = lazy(() => import('@/features/projects/project-statements'))
const BudgetDetails = lazy(() => import('@/features/budget/budget-details'))

export const head = {
  title: 'Transparansi Anggaran',
  purpose: 'Dari mana uang desa datang dan untuk apa dipakai (APBDes).',
}

export default function BudgetPage() {
  const [search] = useSearchParams()
  const { budget_year: current, village_name } = useSettings()
  const shown = yearIn(search) ?? current
  const year = yearAt(search)
  const settings = useQuery(settingsQuery.options)
  const allocations = useQuery(contentList('budget_alokasi').options)
  return (
    <>
      <PageHead {...head} />
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="max-w-2xl">
          <h2 className="text-lg font-semibold">
            Anggaran Pendapatan dan Belanja Desa (APBDes) {village_name}
            <span className={shown > 0 ? undefined : 'invisible'}>
              {' '}
              Tahun Anggaran {shown || 2000}
            </span>
          </h2>
          <YearStage year={shown} />
        </div>
        <YearSwitch current={current} shown={shown} />
      </div>
      <AllocationSection
        year={shown}
        waitsFor={shown === 0 && settings.data === undefined ? settings : null}
      />
      <DeferredSection after={allocations} skeleton={<TableLoading subject="tabel anggaran" />}>
        <BudgetDetails
          year={year}
          known={
            new Map([
              [current, yearOfSettings],
              [shown, year],
            ])
          }
        />
      </DeferredSection>
      <DeferredSection after={allocations}>
        <ProjectStatements year={shown} />
      </DeferredSection>
      <p className="my-4 print:hidden">
        <Link
          to={paths.publicInformation}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          Dokumen perencanaan, anggaran, dan laporan desa
        </Link>
      </p>
      <PrintButton />
    </>
  )
}
