import { useQuery } from '@tanstack/react-query'
import { NavLink, Route, Routes } from 'react-router-dom'
import { BackLink } from '@/components/ui/buttons/back-link'
import { Chip } from '@/components/ui/chip'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { filledYearsQuery, yearAllocationQuery, yearLinesQuery } from '../budget-admin-queries'
import { AllocationEditor } from '../lines/allocation-editor'
import { LinesEditor } from '../lines/lines-editor'
import { StageForm } from './stage-form'
import { yearsToCopyFrom } from './years-list'

interface BudgetYearPageProps {
  path: string
  year: number
  shown: number
}

const TABS = [
  ['', 'Rincian'],
  ['alokasi', 'Alokasi'],
  ['tahap', 'Tahap'],
] as const

export function BudgetYearPage(props: BudgetYearPageProps) {
  const { path, year, shown } = props
  const own = `${path}/${year}`
  return (
    <div className="flex flex-col gap-6 pb-28">
      <header>
        <BackLink to={path}>Anggaran</BackLink>
        <div className="flex flex-wrap items-center gap-3">
          <h1 tabIndex={-1} className="text-2xl font-bold">
            Anggaran {year}
          </h1>
          {year === shown && <Chip>Tampil di situs</Chip>}
          {shown === 0 && <Chip>Belum tampil di situs</Chip>}
        </div>
        <nav aria-label={`Bagian anggaran ${year}`} className="mt-3">
          <ul className="flex flex-wrap gap-1 border-b border-hairline">
            {TABS.map(([part, label]) => (
              <li key={part}>
                <NavLink
                  to={part ? `${own}/${part}` : own}
                  end
                  className="inline-flex min-h-12 items-center border-b-3 border-transparent px-4 font-semibold text-ink-2 hover:text-primary aria-[current]:border-primary aria-[current]:text-primary"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Routes>
        <Route index element={<Lines {...props} />} />
        <Route path="alokasi" element={<Allocations {...props} />} />
        <Route path="tahap" element={<StageForm year={year} />} />
      </Routes>
    </div>
  )
}

function Lines({ year }: BudgetYearPageProps) {
  const query = useQuery(yearLinesQuery(year))
  const { data: filled = [] } = useQuery(filledYearsQuery)
  const seen = query.data
  if (!seen)
    return <DocumentLoadState query={query} what="rincian" failed="Rincian belum dapat dibuka." />
  return <LinesEditor year={year} seen={seen} others={yearsToCopyFrom(year, filled)} />
}

function Allocations({ year }: BudgetYearPageProps) {
  const query = useQuery(yearAllocationQuery(year))
  const seen = query.data
  if (!seen)
    return <DocumentLoadState query={query} what="alokasi" failed="Alokasi belum dapat dibuka." />
  return <AllocationEditor year={year} seen={seen} />
}
