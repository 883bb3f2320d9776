import { queryOptions } from '@tanstack/react-query'
import { isPublisher } from '@/domain/drafts/draft'
import { draft, type Draft, type DraftState } from '@/domain/drafts/draft-schema'
import { countDocuments } from '@/lib/firebase/count-documents'
import { readList } from '@/lib/firebase/documents'
import { adminKeys, freshQuery } from '@/lib/query/admin-keys'
import { pagedQuery } from '@/staff/lists/paged-query'
import type { Person } from '@/stores/session'
import { type EditorialKind, type StoredItem, storedItem } from '../editorial-kind'

const PER_PAGE = 20

export function publishedQuery({ kind }: EditorialKind, category = '') {
  return pagedQuery<StoredItem>(
    adminKeys.publishedIn(kind, category),
    {
      collection: kind,
      orderBy: ['id', 'desc'],
      ...(category !== '' && { where: { category } }),
      limit: PER_PAGE,
    },
    storedItem,
  )
}

/** Returns the query for the number of published items. The rules refuse it to contributors. */
export function publishedCountQuery({ kind }: EditorialKind, category: string) {
  return freshQuery(adminKeys.publishedCount(kind, category), () =>
    countDocuments(kind, category === '' ? {} : { category }),
  )
}

/** Returns a filter that limits contributors to their own drafts. */
function scopeOf({ uid, role }: Person) {
  return isPublisher(role) ? {} : { createdBy: uid }
}

export function draftsQuery({ kind }: EditorialKind, person: Person) {
  const scope = scopeOf(person)
  return pagedQuery<Draft>(
    adminKeys.drafts(kind, scope),
    {
      collection: 'drafts',
      orderBy: ['updatedAt', 'desc'],
      where: { kind, ...scope },
      limit: PER_PAGE,
    },
    draft,
  )
}

export function draftCountQuery(
  { kind }: EditorialKind,
  person: Person,
  category: string,
  state: DraftState,
) {
  const scope = scopeOf(person)
  const within = category === '' ? {} : { 'data.category': category }
  return freshQuery(adminKeys.draftCount(kind, scope, category, state), () =>
    countDocuments('drafts', { kind, state, ...within, ...scope }),
  )
}

/** Returns the query for drafts that were returned to a contributor, at most twenty. */
export function returnedDraftsQuery({ uid }: Person) {
  return queryOptions({
    queryKey: adminKeys.returnedDrafts(uid),
    queryFn: () =>
      readList<Draft>(
        {
          collection: 'drafts',
          orderBy: ['note', 'asc'],
          where: { createdBy: uid, state: 'draf' },
          // Excludes drafts with an empty note.
          after: '',
          limit: PER_PAGE,
        },
        draft,
      ),
    // Shared by the dashboard and the badge in the menu, which are rendered at the same time.
    staleTime: 5_000,
  })
}
