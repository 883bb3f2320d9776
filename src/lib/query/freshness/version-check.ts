import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query'
import {
  PUBLISHED,
  type PublishedVersion,
  STOPPED_MILLISECONDS,
} from '@/domain/publishing/publication'
import { isContent } from '../content-keys'
import { isLongList } from '../content-query'
import {
  notePublication,
  clockOf,
  confirmLatestPublication,
  expireUnconfirmed,
  isWithinSpan,
  staleTime,
} from './content-clock'

/** Minimum time between checks during navigation, in milliseconds. */
const BETWEEN_MILLISECONDS = 2 * 60_000

/** Minimum time between checks when the visitor or the network returns, in milliseconds. */
const BACK_MILLISECONDS = 10_000

const TIMEOUT_MILLISECONDS = 3_000

/** Time of the last check of each watched client, in epoch milliseconds. */
const checked = new WeakMap<QueryClient, number>()

/**
 * Checks the latest publication immediately and when the visitor or the network returns, and reads outdated content of
 * the visible page. Returns a function that stops the checks.
 */
export function watchVersion(client: QueryClient): () => void {
  let later: ReturnType<typeof setTimeout> | undefined
  // Delays a check that would be too early.
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

/** Checks the version unless it was checked within `between` ms, watching has stopped, or the device is offline. */
export function checkVersion(
  client: QueryClient,
  between = BETWEEN_MILLISECONDS,
): Promise<unknown> {
  const clock = clockOf(client)
  const isWatched = checked.has(client)
  if (isWatched && !isWithinSpan(checked.get(client), between) && onlineManager.isOnline()) {
    checked.set(client, Date.now())
    clock.versionCheck = latest(clock).then((at) => {
      const isLater = at !== null && notePublication(client, at)
      if (at !== null) confirmLatestPublication(client, at)
      else expireUnconfirmed(client)
      clock.hasVersion = at !== null
      refetchStaleQueries(client)
      if (isLater) clock.onNewVersion?.()
    })
  }
  return clock.versionCheck
}

/**
 * Returns the time of the latest publication, or null if it is unknown or publishing has stopped.
 */
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

/** Reads stale content of the page. Skips long lists, which must not change while they are read, and failed queries. */
function refetchStaleQueries(client: QueryClient): void {
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
