import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval'
import { logError } from '../log'
import { isContent } from './content-keys'

interface StoredContent {
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

const KEPT_MILLISECONDS = 90 * 24 * 60 * 60_000

/** Puts the content stored on this device into `client`. Without storage the site works online only. */
export async function restoreContent(client: QueryClient): Promise<void> {
  try {
    const stored = await entries<string, StoredContent>(database())
    const oldest = Date.now() - KEPT_MILLISECONDS
    const isKept = ([, { dataUpdatedAt }]: [string, StoredContent]) => dataUpdatedAt >= oldest
    for (const [, { queryKey, isInvalidated = false, ...content }] of stored.filter(isKept)) {
      const query = client.getQueryCache().build(client, { queryKey })
      // The server may have answered first.
      if (query.state.dataUpdatedAt < content.dataUpdatedAt)
        query.setState({ ...content, isInvalidated, status: 'success', error: null })
    }
    const expired = stored.filter((entry) => !isKept(entry)).map(([hash]) => hash)
    await delMany(expired, database())
  } catch (error) {
    logError('Konten tersimpan tidak dapat dibaca', error)
  }
}

/** Stores every public query of `client` whenever new content arrives or is known to be old. Returns the stop. */
export function keepContent(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type !== 'success' && event.action.type !== 'invalidate') return
    const { queryKey, queryHash, state } = event.query as Query
    if (!isContent(queryKey) || state.data === undefined) return
    const { data, dataUpdatedAt, isInvalidated } = state
    const content = { queryKey, data, dataUpdatedAt, isInvalidated }
    set(queryHash, content satisfies StoredContent, database()).catch((error: unknown) =>
      logError('Konten tidak dapat disimpan di perangkat', error),
    )
  })
}
