import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { isPublisher } from '@/domain/draft'
import { draft, type Draft } from '@/domain/schemas/draft'
import { readDocument, readList } from '@/lib/firebase/documents'
import { readProfile } from '@/lib/firebase/profile'
import type { Person } from '@/stores/session'
import type { EditorialKind, PublishedItem } from './editorial-kind'

/** First part of the key of everything the admin reads; none of it is stored on the device. */
const ADMIN = 'admin'

const ITEMS_PER_PAGE = 20
/** More unfinished work of one kind than this is not listed. */
const MAX_DRAFTS = 200

/** What is published, newest first, page by page. */
export function publishedQuery({ kind, published }: EditorialKind) {
  return infiniteQueryOptions({
    queryKey: [ADMIN, kind, 'published'],
    queryFn: ({ pageParam }) =>
      readList<PublishedItem>(
        { collection: kind, orderBy: ['id', 'desc'], after: pageParam, limit: ITEMS_PER_PAGE },
        published,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < ITEMS_PER_PAGE ? undefined : page.at(-1)?.id),
    staleTime: 0,
  })
}

/** Unfinished work of a kind: a publisher sees everyone's, a contributor their own. */
export function draftsQuery({ kind }: EditorialKind, { uid, role }: Person) {
  const scope = isPublisher(role) ? {} : { createdBy: uid }
  return queryOptions({
    queryKey: [ADMIN, kind, 'drafts', scope],
    queryFn: () =>
      readList<Draft>(
        {
          collection: 'drafts',
          orderBy: ['id', 'desc'],
          where: { kind, ...scope },
          limit: MAX_DRAFTS,
        },
        draft,
      ),
    staleTime: 0,
  })
}

/** One piece of work as it is now; null when there is none. */
export function draftQuery(id: string) {
  return queryOptions({
    queryKey: [ADMIN, 'draft', id],
    queryFn: () => readDocument<Draft>(`drafts/${id}`, draft),
    staleTime: 0,
    // A form that is open must not be given new values from outside.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
}

/** One published item as it is now; null when there is none. */
export function itemQuery({ kind, published }: EditorialKind, id: string) {
  return queryOptions({
    queryKey: [ADMIN, kind, 'item', id],
    queryFn: () => readDocument<PublishedItem>(`${kind}/${id}`, published),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
  })
}

/** The name behind a uid; null for someone who is no longer there. */
export function nameQuery(uid: string) {
  return queryOptions({
    queryKey: [ADMIN, 'name', uid],
    queryFn: async () => (await readProfile(uid))?.name ?? null,
    staleTime: 10 * 60_000,
  })
}
