import { useQuery } from '@tanstack/react-query'
import { ChipLinks } from '@/components/ui/lists/chip-links'
import { paths } from '@/domain/paths'
import { contentList } from '@/lib/query/content'

export function YearSwitch({ current, shown }: { current: number; shown: number }) {
  const { data: stages = [] } = useQuery(contentList('budget_years').options)
  const { data: fields = [] } = useQuery(contentList('budget_alokasi').options)
  const known = new Set([current, shown, ...[...stages, ...fields].map(({ year }) => year)])
  const years = [...known].filter((year) => year > 0).sort((a, b) => b - a)
  return (
    <nav aria-label="Tahun anggaran" className="min-h-12">
      <ChipLinks
        links={years.map((year) => ({
          name: String(year),
          to: year === current ? paths.budget : paths.budgetIn(String(year)),
          isCurrent: year === shown,
        }))}
      />
    </nav>
  )
}
