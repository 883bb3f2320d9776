import { useQuery } from '@tanstack/react-query'
import { useStaff } from '@/components/staff/staff'
import { FilterChips } from '@/components/ui/lists/filter-chips'
import { isPublisher, STATE_LABEL } from '@/domain/drafts/draft'
import { DRAFT_STATES, type DraftState } from '@/domain/drafts/draft-schema'
import type { EditorialKind } from '../editorial-kind'
import { draftCountQuery, publishedCountQuery } from './editorial-queries'

export type Filter = 'semua' | DraftState | 'terbit'
export const FILTERS: readonly Filter[] = ['semua', ...DRAFT_STATES, 'terbit']

interface StatusFilterProps {
  kind: EditorialKind
  /** '' for all. */
  category: string
  /** Search results have no counts. */
  isSearching: boolean
  value: Filter
  onChange: (filter: Filter) => void
}

/** Filter by status with the number of items of each. A contributor sees counts of drafts only. */
export function StatusFilter(props: StatusFilterProps) {
  const person = useStaff()
  const { kind, category, isSearching, value, onChange } = props
  const counts: Record<DraftState | 'terbit', number | undefined> = {
    draf: useQuery(draftCountQuery(kind, person, category, 'draf')).data,
    diajukan: useQuery(draftCountQuery(kind, person, category, 'diajukan')).data,
    terjadwal: useQuery(draftCountQuery(kind, person, category, 'terjadwal')).data,
    terbit: useQuery({
      ...publishedCountQuery(kind, category),
      enabled: isPublisher(person.role),
    }).data,
  }
  const all = Object.values(counts)
  const total = all.every((count) => count !== undefined)
    ? all.reduce((sum, count) => sum + count, 0)
    : undefined
  return (
    <FilterChips
      label="Status"
      options={FILTERS.map((filter) => ({
        value: filter,
        label: filter === 'semua' ? 'Semua' : STATE_LABEL[filter],
        count: isSearching ? undefined : filter === 'semua' ? total : counts[filter],
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
