import {
  dehydrate,
  hydrate,
  type DehydratedState,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval'
import { logError } from '../log'
import { isContent } from './content-query'

type StoredQuery = DehydratedState['queries'][number]

let opened: UseStore | undefined
/** Raise the number when stored content no longer fits the domain types. */
const database = () => (opened ??= createStore('desa-konten-1', 'queries'))

const KEPT_MILLISECONDS = 90 * 24 * 60 * 60_000

/** Puts the content stored on this device into `client`. Without storage the site works online only. */
export async function restoreContent(client: QueryClient): Promise<void> {
  try {
    const stored = await entries<string, StoredQuery>(database())
    const oldest = Date.now() - KEPT_MILLISECONDS
    const isKept = ([, query]: [string, StoredQuery]) => query.state.dataUpdatedAt >= oldest
    hydrate(client, { mutations: [], queries: stored.filter(isKept).map(([, query]) => query) })
    const expired = stored.filter((entry) => !isKept(entry)).map(([hash]) => hash)
    await delMany(expired, database())
  } catch (error) {
    logError('Konten tersimpan tidak dapat dibaca', error)
  }
}

/** Stores every public query of `client` whenever new content arrives. Returns the stop. */
export function keepContent(client: QueryClient): () => void {
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { query } = event
    if (!isContent(query.queryKey as QueryKey)) return
    const [dehydrated] = dehydrate(client, {
      shouldDehydrateQuery: (candidate) => candidate === query,
    }).queries
    set(query.queryHash, dehydrated, database()).catch((error: unknown) =>
      logError('Konten tidak dapat disimpan di perangkat', error),
    )
  })
}
