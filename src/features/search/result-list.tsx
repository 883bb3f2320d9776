import type { SearchResult } from '@/domain/search/search-answer'
import { ResultItem, type ResultItemProps } from './result-item'

interface ResultListProps extends Omit<ResultItemProps, 'result'> {
  results: readonly SearchResult[]
}

export function ResultList({ results, ...shared }: ResultListProps) {
  return (
    <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {results.map((result) => (
        <li key={keyOf(result)}>
          <ResultItem result={result} {...shared} />
        </li>
      ))}
    </ul>
  )
}

export function keyOf({ collection, id }: SearchResult): string {
  return `${collection}/${id}`
}
