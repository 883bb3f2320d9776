import { useQuery } from '@tanstack/react-query'
import { budgetYearTitle } from '@/domain/budget/budget-year'
import { contentList } from '@/lib/query/content'

export function YearStage({ year }: { year: number }) {
  const { data = [] } = useQuery(contentList('budget_years').options)
  const info = data.find((each) => each.year === year)
  return (
    // Has a minimum height, so that the page does not move when the text is loaded: two lines on phones.
    <p className="mb-4 min-h-12 break-after-avoid font-medium text-ink-2 md:min-h-6 print:min-h-0 print:text-ink">
      {info && budgetYearTitle(info)}
    </p>
  )
}
