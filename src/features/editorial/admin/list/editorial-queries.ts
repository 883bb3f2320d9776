import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { isPublisher } from '@/domain/drafts/draft'
import { draft, type Draft, type DraftState } from '@/domain/drafts/draft-schema'
import { countDocuments } from '@/lib/firebase/count-documents'
import { readDocument, readList, readPage } from '@/lib/firebase/documents'
import { errorKind } from '@/lib/firebase/errors'
import { readProfile } from '@/lib/firebase/profile'
import { adminKeys } from '@/lib/query/admin-keys'
import { adminPages, openedInForm } from '@/lib/query/admin-query'
import type { Person } from '@/stores/session'
import { type EditorialKind, type StoredItem, storedItem } from '../editorial-kind'

const PER_PAGE = 20

/**
 * What is published, of one category where that is told, newest first, page by page; what does not fit
 * its schema too.
 */
export function publishedQuery({ kind }: EditorialKind, category = '') {
  return infiniteQueryOptions({
    queryKey: adminKeys.publishedIn(kind, category),
    queryFn: ({ pageParam }) =>
      readPage<StoredItem>(
        {
          collection: kind,
          orderBy: ['id', 'desc'],
          ...(category !== '' && { where: { category } }),
          after: pageParam,
          limit: PER_PAGE,
        },
        storedItem,
      ),
    ...adminPages,
  })
}

/** How much of a kind, or of one category, is published; the rules let publishers alone ask. */
export function publishedCountQuery({ kind }: EditorialKind, category: string) {
  return queryOptions({
    queryKey: adminKeys.publishedCount(kind, category),
    queryFn: () => countDocuments(kind, category === '' ? {} : { category }),
    staleTime: 0,
  })
}

/** Whose drafts a person sees: a publisher everyone's, a contributor their own. */
function scopeOf({ uid, role }: Person) {
  return isPublisher(role) ? {} : { createdBy: uid }
}

/** Unfinished work of a kind, what was changed last first, page by page. */
export function draftsQuery({ kind }: EditorialKind, person: Person) {
  const scope = scopeOf(person)
  return infiniteQueryOptions({
    queryKey: adminKeys.drafts(kind, scope),
    queryFn: ({ pageParam }) =>
      readPage<Draft>(
        {
          collection: 'drafts',
          orderBy: ['updatedAt', 'desc'],
          where: { kind, ...scope },
          after: pageParam,
          limit: PER_PAGE,
        },
        draft,
      ),
    ...adminPages,
  })
}

/** How many drafts of a kind, or of one category, stand at `state`. */
export function draftCountQuery(
  { kind }: EditorialKind,
  person: Person,
  category: string,
  state: DraftState,
) {
  const scope = scopeOf(person)
  const within = category === '' ? {} : { 'data.category': category }
  return queryOptions({
    queryKey: adminKeys.draftCount(kind, scope, category, state),
    queryFn: () => countDocuments('drafts', { kind, state, ...within, ...scope }),
    staleTime: 0,
  })
}

/** A contributor's own drafts that came back with a note, at most twenty. */
export function returnedDraftsQuery({ uid }: Person) {
  return queryOptions({
    queryKey: adminKeys.returnedDrafts(uid),
    queryFn: () =>
      readList<Draft>(
        {
          collection: 'drafts',
          orderBy: ['note', 'asc'],
          where: { createdBy: uid, state: 'draf' },
          // Those without a note come first.
          after: '',
          limit: PER_PAGE,
        },
        draft,
      ),
    // The dashboard and the menu's badge ask at the same time.
    staleTime: 5_000,
  })
}

/** One piece of work as it is now; null when there is none. */
export function draftQuery(id: string) {
  return queryOptions({
    queryKey: adminKeys.draft(id),
    queryFn: () =>
      readDocument<Draft>(`drafts/${id}`, draft).catch((error: unknown) => {
        // So the rules answer a contributor whose draft is not there any more.
        if (errorKind(error) === 'denied') return null
        throw error
      }),
    ...openedInForm,
  })
}

/** One published item as it is now; null when there is none. */
export function itemQuery({ kind }: EditorialKind, id: string) {
  return queryOptions({
    queryKey: adminKeys.item(kind, id),
    queryFn: () => readDocument<StoredItem>(`${kind}/${id}`, storedItem),
    ...openedInForm,
  })
}

/** The name behind a uid; null for someone who is no longer there. */
export function nameQuery(uid: string) {
  return queryOptions({
    queryKey: adminKeys.name(uid),
    queryFn: async () => (await readProfile(uid))?.name ?? null,
    staleTime: 10 * 60_000,
  })
}
