import { useQuery } from '@tanstack/react-query'
import { useStaff } from '@/components/staff/staff'
import { isPublisher, STATE_LABEL } from '@/domain/drafts/draft'
import { DRAFT_STATES, type DraftState } from '@/domain/drafts/draft-schema'
import type { EditorialKind } from '../editorial-kind'
import { draftCountQuery, publishedCountQuery } from './editorial-queries'

export type Filter = 'semua' | DraftState | 'terbit'
export const FILTERS: readonly Filter[] = ['semua', ...DRAFT_STATES, 'terbit']

/** Returns the statuses with counts. Contributors see counts of drafts only, and search results have no counts. */
export function useStatusChoices(kind: EditorialKind, category: string, isSearching: boolean) {
  const person = useStaff()
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
  return FILTERS.map((value) => ({
    value,
    label: value === 'semua' ? 'Semua' : STATE_LABEL[value],
    count: isSearching ? undefined : value === 'semua' ? total : counts[value],
  }))
}
