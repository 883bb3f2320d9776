import { notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { deviceStore } from '@/lib/device-store'
import { logError } from '@/lib/log'
import { contentKeys, isContent } from '../content-keys'
import { clockOf, expireContent, hasOwnChanges } from '../freshness/content-clock'

interface StoredContent {
  queryKey: QueryKey
  data: unknown
  dataUpdatedAt: number
}

/**
 * Database with the stored content. If stored content no longer matches the domain types, increase the number and make
 * the service worker delete the old database.
 */
const database = deviceStore('desa-konten-3', 'queries')

/** Maximum age of stored content, compared with the newest stored content. */
const KEPT_MILLISECONDS = 90 * 24 * 60 * 60_000

/** Number of query results that a slow phone restores within a frame. */
const RESTORED_AT_ONCE = 16

/** Restores stored content that is newer than the cache of `client`, and stores cached content that is newer. */
export async function restoreContent(client: QueryClient): Promise<void> {
  const cache = client.getQueryCache()
  const clock = clockOf(client)
  const isAlone = hasOwnChanges(client)
  try {
    const times = new Map<string, number>()
    let part: [hash: string, content: StoredContent][] = []
    do {
      part = await database.entries<StoredContent>(RESTORED_AT_ONCE, part.at(-1)?.[0])
      notifyManager.batch(() => {
        for (const [hash, { queryKey, data, dataUpdatedAt }] of part) {
          times.set(hash, dataUpdatedAt)
          clock.now = Math.max(clock.now, dataUpdatedAt)
          const query: Query = cache.build(client, { queryKey })
          if (isAlone || dataUpdatedAt > query.state.dataUpdatedAt)
            query.setState({ data, dataUpdatedAt, status: 'success', error: null })
        }
      })
    } while (part.length === RESTORED_AT_ONCE)
    if (isAlone) expireContent(client)
    const newest = Math.max(0, ...times.values())
    const expired = [...times].flatMap(([hash, at]) =>
      at < newest - KEPT_MILLISECONDS ? hash : [],
    )
    if (expired.length > 0)
      await database.write((store) => expired.forEach((hash) => store.delete(hash)))
    const fresher = cache.findAll({
      queryKey: contentKeys.all,
      predicate: ({ queryHash, state }) => state.dataUpdatedAt > (times.get(queryHash) ?? 0),
    })
    await storeContent(fresher)
  } catch (error) {
    logError('Reading the stored content failed', error)
  }
}

/** Stores public queries of `client` when new content arrives. Returns a function that stops storing. */
export function persistContent(client: QueryClient): () => void {
  const changed = new Set<Query>()
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const query = event.query as Query
    if (!isContent(query.queryKey)) return
    // Stores simultaneous changes together, after their timestamps are final.
    if (changed.size === 0)
      queueMicrotask(() => {
        void storeContent([...changed])
        changed.clear()
      })
    changed.add(query)
  })
}

/** Stores the content of `queries`. Logs a failure, because the site works without stored content. */
async function storeContent(queries: readonly Query[]): Promise<void> {
  const contents = queries
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryHash, queryKey, state: { data, dataUpdatedAt } }): [string, StoredContent] => [
      queryHash,
      { queryKey, data, dataUpdatedAt },
    ])
  if (contents.length === 0) return
  try {
    await database.write((store) => contents.forEach(([hash, content]) => store.put(content, hash)))
  } catch (error) {
    logError('Storing content on the device failed', error)
  }
}
