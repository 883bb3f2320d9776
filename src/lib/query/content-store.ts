import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval'
import { logError } from '../log'
import { contentKeys, isContent } from './content-keys'
import { isNewer, knowledgeOf, learn, mayLack, noteChange, type Source } from './publication'

interface StoredContent extends Source {
  queryKey: QueryKey
  data: unknown
  /** Epoch milliseconds. */
  dataUpdatedAt: number
  /** Whether it was changed since, here: the next page that shows it reads it anew. */
  isInvalidated?: boolean
}

let opened: UseStore | undefined
/** Raise the number when stored content no longer fits the domain types. */
const database = () => (opened ??= createStore('desa-konten-2', 'queries'))

/** Beyond the latest publication for what was published, which does not age; else beyond now. */
const KEPT_MILLISECONDS = 90 * 24 * 60 * 60_000

/**
 * Puts the content stored on this device into `client` where it is newer, and stores what is not there
 * yet. Without storage the site works online only.
 */
export async function restoreContent(client: QueryClient): Promise<void> {
  try {
    const stored = await entries<string, StoredContent>(database())
    const now = Date.now()
    const published = stored.filter(([, { isPublished }]) => isPublished)
    const latest = Math.max(...published.map(([, { dataUpdatedAt }]) => dataUpdatedAt))
    const isKept = ([, { dataUpdatedAt, isPublished }]: [string, StoredContent]) =>
      dataUpdatedAt >= (isPublished ? Math.min(latest, now) : now) - KEPT_MILLISECONDS
    const restored = new Set<Query>()
    for (const [, content] of stored.filter(isKept)) {
      // The clock may have been put back.
      const dataUpdatedAt = Math.min(content.dataUpdatedAt, now)
      const query = restore(client, { ...content, dataUpdatedAt })
      if (query) restored.add(query)
    }
    const expired = stored.filter((entry) => !isKept(entry)).map(([hash]) => hash)
    await delMany(expired, database())
    const { sources } = knowledgeOf(client)
    const brought = client.getQueryCache().findAll({ queryKey: contentKeys.all })
    await storeContent(
      client,
      brought.filter((query) => sources.get(query)?.isPublished && !restored.has(query)),
    )
  } catch (error) {
    logError('Konten tersimpan tidak dapat dibaca', error)
  }
}

/** Returns the query where it now has what is stored. */
function restore(client: QueryClient, stored: StoredContent): Query | null {
  const { queryKey, data, dataUpdatedAt, isInvalidated = false, ...source } = stored
  const { publication, changed } = source
  if (publication) learn(client, publication)
  const query: Query = client.getQueryCache().build(client, { queryKey })
  const { sources } = knowledgeOf(client)
  // The page's HTML or the server may have been first.
  if (query.state.data !== undefined) {
    const present = { ...sources.get(query), dataUpdatedAt: query.state.dataUpdatedAt }
    const isChangeLost = present.isPublished && mayLack(source, present.publication)
    if (isChangeLost && isInvalidated) {
      query.invalidate()
      return null
    }
    if (!isChangeLost && !isNewer(stored, present)) return isNewer(present, stored) ? null : query
  }
  if (publication || changed !== undefined) sources.set(query, source)
  else sources.delete(query)
  query.setState({ data, dataUpdatedAt, isInvalidated, status: 'success', error: null })
  return query
}

/** Stores every public query of `client` whenever new content arrives or is known to be old. Returns the stop. */
export function keepContent(client: QueryClient): () => void {
  const { sources } = knowledgeOf(client)
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { type } = event.action
    const query = event.query as Query
    if ((type !== 'success' && type !== 'invalidate') || !isContent(query.queryKey)) return
    if (type === 'invalidate') noteChange(client, query)
    // What files bring is stored together.
    else if (sources.get(query)?.isPublished) return
    void storeContent(client, [query])
  })
}

/** Stores what `queries` have. A failure is logged: the site works on without. */
export async function storeContent(client: QueryClient, queries: readonly Query[]): Promise<void> {
  const { sources } = knowledgeOf(client)
  const contents = queries
    .filter(({ state }) => state.data !== undefined)
    .map((query): [string, StoredContent] => {
      const { data, dataUpdatedAt, isInvalidated } = query.state
      const { queryKey, queryHash } = query
      return [queryHash, { ...sources.get(query), queryKey, data, dataUpdatedAt, isInvalidated }]
    })
  if (contents.length === 0) return
  try {
    await setMany(contents, database())
  } catch (error) {
    logError('Konten tidak dapat disimpan di perangkat', error)
  }
}
