import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { contentList } from '@/lib/query/content'

interface YearSwitchProps {
  /** The year that the settings name. */
  current: number
  shown: number
}

/** The years there are, newest first. */
export function YearSwitch({ current, shown }: YearSwitchProps) {
  const { data: stages = [] } = useQuery(contentList('budget_years').options)
  const { data: fields = [] } = useQuery(contentList('budget_alokasi').options)
  const known = new Set([current, shown, ...[...stages, ...fields].map(({ year }) => year)])
  const years = [...known].filter((year) => year > 0).sort((a, b) => b - a)
  return (
    <nav aria-label="Tahun anggaran" className="min-h-12">
      <ul className="flex flex-wrap gap-2">
        {years.map((year) => (
          <li key={year}>
            <Link
              to={year === current ? paths.budget : paths.budgetIn(String(year))}
              aria-current={year === shown ? 'page' : undefined}
              className="inline-flex min-h-12 items-center rounded-full border border-control px-5 font-semibold tabular-nums hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary"
            >
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
