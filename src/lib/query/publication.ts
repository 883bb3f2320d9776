import { notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { isLater, type Publication, type PublishedContent } from '@/domain/publishing/publication'
import { logError } from '../log'
import { isContent } from './content-keys'

/*
 * How new content is. Devices' clocks are wrong by days, so it is told by publications: what is read
 * from Firestore is at least as new as the latest publication that was known before.
 */

/** Where the content of a query comes from. */
export interface Source {
  /** That which brought it, or the latest that was known when it was read. */
  publication?: Publication | undefined
  /** A published file brought it. */
  isPublished?: boolean
  /** Since this device changed it, what is published may lack the change. */
  changed?: Change | undefined
}

interface Change {
  /** Number of the latest known: the next one may lack the change. */
  number: number
  /** Epoch milliseconds: who has not asked for long knows nothing of those that came before the change. */
  at: number
}

interface Knowledge {
  latest?: Publication
  /** Whether the site tells which is its latest. Until it was asked that is hoped for. */
  isTold: boolean
  sources: WeakMap<Query, Source>
  /** Resolves when what the device has stored is there; nothing that the page brought is read before. */
  restored: Promise<void>
  isRestored: boolean
  /** Settled when the site has told, or has failed to. */
  told: Promise<void>
  /** Asks again, unless that was done lately; where it is followed. */
  ask?: (() => void) | undefined
  /** Called when the site has told of a later one. */
  onLater?: () => void
}

/** Content of which no publication is known counts as fresh this long, in milliseconds. */
const FRESH_MILLISECONDS = 2 * 60_000

/** A list of more than one page stays as the reader left it for so long, in milliseconds. */
const LONG_LIST_MILLISECONDS = 30 * 60_000

/** A publication has begun at most so long before it is there, in milliseconds: no function works longer. */
const PUBLISHING_MILLISECONDS = 5 * 60_000

const NONE: Publication = { number: 0, at: 0 }

const all = new WeakMap<QueryClient, Knowledge>()

/** What is known of the publications of the site whose content `client` holds. */
export function knowledgeOf(client: QueryClient): Knowledge {
  const done = Promise.resolve()
  const known = all.get(client) ?? {
    isTold: true,
    sources: new WeakMap(),
    restored: done,
    isRestored: true,
    told: done,
  }
  all.set(client, known)
  return known
}

/** Returns whether `publication` is later than what was known. */
export function learn(client: QueryClient, publication: Publication): boolean {
  const known = knowledgeOf(client)
  if (!isLater(publication, known.latest ?? NONE)) return false
  known.latest = publication
  return true
}

export const isLongList = (data: unknown) =>
  ((data as { pages?: unknown[] } | null)?.pages?.length ?? 0) > 1

/**
 * For so long from its reading on, in milliseconds, the content of `query` needs no other. What the
 * latest publication has does not age while the site tells which that is; other content does, after
 * `otherwise` where that is told.
 */
export function freshFor(
  client: QueryClient,
  query: Pick<Query, 'state'>,
  otherwise?: number,
): number {
  const { isTold, isRestored, latest = NONE, sources } = knowledgeOf(client)
  const { publication, isPublished } = sources.get(query as Query) ?? {}
  const { data } = query.state
  if (isPublished && !isRestored) return Infinity
  if (isLongList(data)) return otherwise ?? LONG_LIST_MILLISECONDS
  // What was not there may be by now: somebody follows a link to something just published.
  const isAbsent = data === null && !isPublished
  if (isTold && publication && !isAbsent && !isLater(latest, publication)) return Infinity
  // What a build brought is of no publication: nobody keeps it true.
  const isOld = data === null || (publication ? isTold : isPublished)
  return otherwise ?? (isOld ? 0 : FRESH_MILLISECONDS)
}

/** Nothing that the page brought is read until `restored` resolves. */
export function awaitRestored(client: QueryClient, restored: Promise<void>): void {
  const known = knowledgeOf(client)
  known.isRestored = false
  known.restored = restored
    .catch((error: unknown) => logError('Isi tersimpan tidak dapat dimuat', error))
    .then(() => void (known.isRestored = true))
}

/** Whether what is cached under the key is of the latest publication. */
export function hasLatest(client: QueryClient, queryKey: QueryKey): boolean {
  const { latest = NONE, sources } = knowledgeOf(client)
  const query = client.getQueryCache().find({ queryKey })
  const { publication } = (query && sources.get(query)) ?? {}
  return query?.state.data !== undefined && !!publication && !isLater(latest, publication)
}

/** Whether what is cached under the key needs no other yet. */
export function isFresh(client: QueryClient, queryKey: QueryKey): boolean {
  const query = client.getQueryCache().find({ queryKey })
  return query !== undefined && !query.isStaleByTime(freshFor(client, query))
}

/** Reads public content, and notes as of when it is. `read` is told it for what else it keeps. */
export async function readAsOf<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  read: (latest: Publication | undefined) => Promise<Data>,
): Promise<Data> {
  const known = knowledgeOf(client)
  // A page's first readings are asked for beside the question, which is answered sooner.
  await known.told
  const { latest } = known
  const data = await read(latest)
  noteRead(client, queryKey, latest)
  return data
}

/** What is about to be put into the cache was read when `publication` was the latest known. */
export function noteRead(
  client: QueryClient,
  queryKey: QueryKey,
  publication: Publication | undefined,
): void {
  if (!isContent(queryKey)) return
  const query: Query = client.getQueryCache().build(client, { queryKey })
  const { sources } = knowledgeOf(client)
  const before = query.state.isInvalidated ? sources.get(query)?.changed : undefined
  const changed = before && { ...before, number: numberOf(publication) }
  sources.set(query, { publication, changed })
}

/** This device has changed what `query` shows. */
export function noteChange(client: QueryClient, query: Query): void {
  const { latest, sources } = knowledgeOf(client)
  const changed = { number: numberOf(latest), at: Date.now() }
  sources.set(query, { ...sources.get(query), changed })
}

/** Where none is known any to come may be older. */
const numberOf = (publication: Publication | undefined) => publication?.number ?? Infinity

/** Whether `publication` may have been read before the change. */
export const mayLack = ({ changed }: Source, publication: Publication | undefined) =>
  changed !== undefined &&
  ((publication ?? NONE).number <= changed.number + 1 ||
    Math.abs(Date.now() - changed.at) < PUBLISHING_MILLISECONDS)

/** Whether the one is newer, each with the device's time of its reading in epoch milliseconds. */
export function isNewer(
  one: Source & { dataUpdatedAt: number },
  other: Source & { dataUpdatedAt: number },
): boolean {
  const [a, b] = [one.publication ?? NONE, other.publication ?? NONE]
  if (isLater(a, b)) return true
  return !isLater(b, a) && timeOf(one) > timeOf(other)
}

/** What was read is newer than the publication that was known. */
const timeOf = ({ isPublished, dataUpdatedAt }: Source & { dataUpdatedAt: number }) =>
  isPublished ? 0 : dataUpdatedAt

/**
 * Puts published results into the cache, where it has nothing newer, and nothing that a page in view
 * shows. Returns what was filled.
 */
export function fillFrom(client: QueryClient, content: PublishedContent): Query[] {
  const { number, at, queries } = content
  // A build's own pages are of no publication.
  const publication = number > 0 ? { number, at } : undefined
  if (publication) learn(client, publication)
  const cache = client.getQueryCache()
  const { sources } = knowledgeOf(client)
  return notifyManager.batch(() =>
    queries.flatMap(([queryKey, data]) => {
      const query: Query = cache.build(client, { queryKey })
      if (
        data === undefined ||
        !isContent(queryKey) ||
        !takes(query, sources.get(query), publication)
      )
        return []
      sources.set(query, { publication, isPublished: true })
      client.setQueryData(queryKey, data, { updatedAt: Math.min(at, Date.now()) })
      return [query]
    }),
  )
}

function takes(query: Query, source: Source | undefined, publication = NONE): boolean {
  const { data } = query.state
  if (data === undefined) return !query.isActive()
  if (query.isActive() || isLongList(data)) return false
  // Stored by a version of the site that knew of no publications.
  if (!source) return publication !== NONE
  // Read while none was known: it may be newer.
  if (!source.publication) return false
  return isLater(publication, source.publication) && !mayLack(source, publication)
}
