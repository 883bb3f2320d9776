import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { logError } from '@/lib/log'

/*
 * How new content is, a logical clock tells: devices' own are wrong by days. The `dataUpdatedAt` of what a
 * publication brought is the server's time of that; whatever is read from Firestore is a millisecond later
 * than all that was known before.
 */

interface ContentClock {
  /** Time of the latest known publication. */
  published: number
  /** What is older is stale, whatever is published. */
  floor: number
  /** The time given last. */
  now: number
  /** Whether the site says which publication is its latest. Before the first check that is hoped for. */
  hasVersion: boolean
  /** Settled when the last version check is. */
  versionCheck: Promise<unknown>
  /** Checks the version again, unless that was done lately; where it is watched. */
  checkVersion?: (() => void) | undefined
  /** Builds that must not live on, as the last check has found; called when it has. */
  retired: readonly string[]
  onRetired?: () => void
  /** Called when a check has found a later publication. */
  onNewVersion?: () => void
  /** Settled when what the device has stored is there: nothing that the page brought is read before. */
  restored: Promise<unknown>
  marks: Marks
}

/** What a device remembers from visit to visit, by its own clock, in epoch milliseconds. */
interface Marks {
  /** When content of the logical time `of`, or later, was last known to be the village's. */
  checked?: { of: number; at: number }
  /** When all was made stale because nobody tells of publications. */
  expired?: number
  /** When something was changed here. */
  wrote?: number
  /** When content was read ahead. */
  warmed?: number
}

const STORED_AS = 'terbitan'

/** A publication that comes so long after a change may have begun before it: none takes longer. */
const WRITING_MILLISECONDS = 10 * 60_000

/** The time of what a build brought that was never published: before all else. */
export const OF_BUILD = 1

/** Where nobody tells of publications, content counts as fresh for so long. */
const FRESH_MILLISECONDS = 2 * 60_000

const clocks = new WeakMap<QueryClient, ContentClock>()

/** The clock of the content that `client` holds. */
export function clockOf(client: QueryClient): ContentClock {
  const done = Promise.resolve()
  const begun = { hasVersion: true, versionCheck: done, restored: done, retired: [], marks: {} }
  const clock = clocks.get(client) ?? { published: 0, floor: 0, now: OF_BUILD, ...begun }
  clocks.set(client, clock)
  return clock
}

/** The time of what is read now. */
export function tick(client: QueryClient): number {
  const clock = clockOf(client)
  clock.now = 1 + Math.max(clock.now, clock.published)
  return clock.now
}

/** What `query` has was read now. */
export function stamp(client: QueryClient, query: Query<unknown, unknown>): void {
  query.setState({ dataUpdatedAt: tick(client) })
  const { hasVersion, floor, marks } = clockOf(client)
  // Where nobody tells of publications, the first reading does.
  if (!hasVersion && marks.checked?.of !== floor)
    remember(client, { checked: { of: floor, at: Date.now() } })
}

/** There is a publication of the time `at`. Returns whether it is later than what was known. */
export function advance(client: QueryClient, at: number): boolean {
  const clock = clockOf(client)
  const isLater = at > clock.published
  if (isLater) clock.published = at
  return isLater
}

/** All that is there by now is stale. */
export function expireContent(client: QueryClient): void {
  clockOf(client).floor = tick(client)
}

/** Nobody tells of publications: what a build brought is stale at once, the rest every two minutes. */
export function expireUnconfirmed(client: QueryClient): void {
  const clock = clockOf(client)
  clock.floor = Math.max(clock.floor, OF_BUILD + 1)
  if (isWithin(restoreMarks(client).expired, FRESH_MILLISECONDS)) return
  remember(client, { expired: Date.now() })
  expireContent(client)
}

/** The site's latest publication is of the time `at`: nobody needs anything later, but who has written. */
export function confirmLatest(client: QueryClient, at: number): void {
  const clock = clockOf(client)
  // A cache on the way may tell of an earlier one.
  if (at < clock.published) return
  if (!hasWritten(client)) clock.floor = 0
  remember(client, { checked: { of: at, at: Date.now() } })
}

/** Whether what is cached under the key is of the latest publication. */
export function hasLatest(client: QueryClient, queryKey: QueryKey): boolean {
  const { published, floor } = clockOf(client)
  const state = client.getQueryState(queryKey)
  return state?.data !== undefined && state.dataUpdatedAt >= Math.max(published, floor)
}

/** The `staleTime` of content: it does not age, it is outdated or not. */
export function staleTime(client: QueryClient, { queryKey, state }: Query): number {
  // What was not there when it was read may be by now: somebody follows a link to something just published.
  const isAbsent = state.data === null && state.dataUpdatedAt !== clockOf(client).published
  return hasLatest(client, queryKey) && !isAbsent ? Infinity : -Infinity
}

/** This device has changed what the queries of these keys show: for a while it reads Firestore alone. */
export function invalidateContent(client: QueryClient, ...keys: QueryKey[]): Promise<unknown> {
  remember(client, { wrote: Date.now() })
  expireContent(client)
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Whether what is published may lack what was changed here. */
export function hasWritten(client: QueryClient): boolean {
  return isWithin(restoreMarks(client).wrote, WRITING_MILLISECONDS)
}

/** Whether `at`, by this device's clock, is less than `span` away; the clock may have been put back. */
export const isWithin = (at: number | undefined, span: number) =>
  Math.abs(Date.now() - (at ?? -Infinity)) < span

/**
 * When the content of `query` was last known to be the village's, in epoch milliseconds; 0 where nobody
 * knows.
 */
export function currentAt(client: QueryClient, { state: { dataUpdatedAt } }: Query): number {
  const { of = Infinity, at = 0 } = clockOf(client).marks.checked ?? {}
  if (dataUpdatedAt >= of) return at
  return dataUpdatedAt < FIRST_TIME ? 0 : dataUpdatedAt
}

/** Before that nothing is published, and the clock counts from 0. */
const FIRST_TIME = Date.parse('2001-01-01')

/** What was remembered on earlier visits, or by other tabs. */
export function restoreMarks(client: QueryClient): Marks {
  const clock = clockOf(client)
  try {
    const stored = localStorage.getItem(STORED_AS)
    if (stored) clock.marks = JSON.parse(stored) as Marks
  } catch (error) {
    logError('Keterangan terbitan tidak dapat dibaca', error)
  }
  return clock.marks
}

export function remember(client: QueryClient, marks: Marks): void {
  const clock = clockOf(client)
  clock.marks = { ...restoreMarks(client), ...marks }
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(clock.marks))
  } catch (error) {
    logError('Keterangan terbitan tidak dapat disimpan di perangkat', error)
  }
}
