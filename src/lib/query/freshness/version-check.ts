import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query'
import {
  PUBLISHED,
  type PublishedVersion,
  STOPPED_MILLISECONDS,
} from '@/domain/publishing/publication'
import { isContent } from '../content-keys'
import { isLongList } from '../content-query'
import {
  advance,
  clockOf,
  confirmLatest,
  expireUnconfirmed,
  isWithin,
  staleTime,
} from './content-clock'

/** Who goes from page to page checks at most this often which publication is the latest, in milliseconds. */
const BETWEEN_MILLISECONDS = 2 * 60_000

/** Who comes back, or has a network again, checks at most this often, in milliseconds. */
const BACK_MILLISECONDS = 10_000

const TIMEOUT_MILLISECONDS = 3_000

/** When those that are watched were checked last, in epoch milliseconds. */
const checked = new WeakMap<QueryClient, number>()

/**
 * Checks now, and whenever the visitor or the network comes back, which publication is the site's
 * latest. What the page in view shows of older content is read then. Returns the stop.
 */
export function watchVersion(client: QueryClient): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  // A network that comes and goes is not lost sight of: what is too early is made up for, once.
  const checkOnReturn = () => {
    clearTimeout(later)
    if (!focusManager.isFocused()) return
    const since = Math.abs(Date.now() - (checked.get(client) ?? 0))
    if (since < BACK_MILLISECONDS) later = setTimeout(checkOnReturn, BACK_MILLISECONDS - since)
    else void checkVersion(client, BACK_MILLISECONDS)
  }
  const stopFocus = focusManager.subscribe(checkOnReturn)
  const stopOnline = onlineManager.subscribe(checkOnReturn)
  checked.set(client, -Infinity)
  const clock = clockOf(client)
  clock.checkVersion = () => void checkVersion(client)
  clock.checkVersion()
  return () => {
    clock.checkVersion = undefined
    clearTimeout(later)
    stopFocus()
    stopOnline()
    checked.delete(client)
  }
}

/** Checks again where that is watched, unless it was done within `between` milliseconds or there is no network. */
export function checkVersion(
  client: QueryClient,
  between = BETWEEN_MILLISECONDS,
): Promise<unknown> {
  const clock = clockOf(client)
  const isWatched = checked.has(client)
  if (isWatched && !isWithin(checked.get(client), between) && onlineManager.isOnline()) {
    checked.set(client, Date.now())
    clock.versionCheck = latest(clock).then((at) => {
      const isLater = at !== null && advance(client, at)
      if (at !== null) confirmLatest(client, at)
      else expireUnconfirmed(client)
      clock.hasVersion = at !== null
      readWhatIsStale(client)
      if (isLater) clock.onNewVersion?.()
    })
  }
  return clock.versionCheck
}

/** Null where nothing is published (any more, by the server's clock), or nobody tells: what is missing is then read, or said to be missing. */
async function latest(clock: ReturnType<typeof clockOf>): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS)
    const response = await fetch(PUBLISHED.version, { cache: 'no-cache', signal })
    const version = (await response.json()) as Partial<PublishedVersion>
    const { number = 0, at = 0, retired = [] } = version
    if (retired.length > 0) {
      clock.retired = retired
      clock.onRetired?.()
    }
    const age = Date.parse(response.headers.get('date') ?? '') - at
    return response.ok && number > 0 && !(age > STOPPED_MILLISECONDS) ? at : null
  } catch {
    return null
  }
}

/** But for long lists, which do not change under a reader's eyes, and for what has failed by itself. */
function readWhatIsStale(client: QueryClient): void {
  void client.refetchQueries(
    {
      type: 'active',
      predicate: (query) =>
        isContent(query.queryKey) &&
        query.state.status !== 'error' &&
        !isLongList(query.state.data) &&
        query.isStaleByTime(staleTime(client, query)),
    },
    { cancelRefetch: false },
  )
}
