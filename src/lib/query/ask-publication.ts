import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query'
import { type Publication, PUBLISHED, STOPPED_MILLISECONDS } from '@/domain/publishing/publication'
import { isContent } from './content-keys'
import { freshFor, isLongList, knowledgeOf, learn } from './publication'

/** The site is asked at most this often which publication is its latest, in milliseconds. */
const BETWEEN_MILLISECONDS = 2 * 60_000

/** So long an answer is waited for, in milliseconds. */
const PATIENCE_MILLISECONDS = 3_000

/** When those who watch have asked last, epoch milliseconds. */
const asked = new WeakMap<QueryClient, number>()

/**
 * Asks the site now, and whenever the visitor or the network comes back, which publication is its
 * latest. Where it tells of a later one, or tells no more, what the page in view shows of older content
 * is read. Returns the stop.
 */
export function watchPublications(client: QueryClient): () => void {
  const stopFocus = focusManager.subscribe((isFocused) => isFocused && void askPublication(client))
  const stopOnline = onlineManager.subscribe((isOnline) => {
    if (!isOnline) return
    if (!knowledgeOf(client).isTold) asked.set(client, -Infinity)
    void askPublication(client)
  })
  asked.set(client, -Infinity)
  const known = knowledgeOf(client)
  known.ask = () => void askPublication(client)
  known.ask()
  return () => {
    known.ask = undefined
    stopFocus()
    stopOnline()
    asked.delete(client)
  }
}

/** Asks again where that is watched, unless it was asked lately or there is no network. */
export function askPublication(client: QueryClient): Promise<void> {
  const known = knowledgeOf(client)
  const before = asked.get(client)
  // The clock may have been put back.
  const isDue = before !== undefined && Math.abs(Date.now() - before) >= BETWEEN_MILLISECONDS
  if (!isDue || !onlineManager.isOnline()) return known.told
  asked.set(client, Date.now())
  known.told = latest().then((publication) => {
    const isNews = publication ? learn(client, publication) : known.isTold
    known.isTold = publication !== null
    if (!isNews) return
    readWhatIsOld(client)
    if (publication) known.onLater?.()
  })
  return known.told
}

/** Null where nothing is published (any more, by the server's clock), or nobody tells: what is missing is then read, or said to be missing. */
async function latest(): Promise<Publication | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS)
    const response = await fetch(PUBLISHED.version, { cache: 'no-cache', signal })
    const { number = 0, at = 0 } = (await response.json()) as Partial<Publication>
    const age = Date.parse(response.headers.get('date') ?? '') - at
    return response.ok && number > 0 && !(age > STOPPED_MILLISECONDS) ? { number, at } : null
  } catch {
    return null
  }
}

/** But for long lists, which do not change under a reader's eyes, and for what has failed by itself. */
function readWhatIsOld(client: QueryClient): void {
  void client.refetchQueries(
    {
      type: 'active',
      predicate: (query) =>
        isContent(query.queryKey) &&
        query.state.status !== 'error' &&
        !isLongList(query.state.data) &&
        query.isStaleByTime(freshFor(client, query)),
    },
    { cancelRefetch: false },
  )
}
