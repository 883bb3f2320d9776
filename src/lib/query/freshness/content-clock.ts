import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { readStored, writeStored } from '@/lib/browser-storage'

/*
 * Orders content by a logical clock, because device clocks can be days off. The `dataUpdatedAt` of published
 * content is the server's time of its publication. Content read from Firestore is one millisecond later than
 * everything known before.
 */

interface ContentClock {
  published: number
  floor: number
  now: number
  /** True if the site provides `/data/versi.json`. Assumed to be true before the first check. */
  hasVersion: boolean
  /** Settles when the latest version check has finished. */
  versionCheck: Promise<unknown>
  /** Checks the version, unless it was checked recently. Set while `watchVersion` is active. */
  checkVersion?: (() => void) | undefined
  /** Builds that must not run any more, according to the last version check. Set before `onNewVersion`. */
  retired: readonly string[]
  onRetired?: () => void
  onNewVersion?: () => void
  /** Settles when stored content is in the cache. Queries wait for it before they read. */
  restored: Promise<unknown>
  marks: Marks
}

/** Times that the device stores between visits, according to its own clock, in epoch milliseconds. */
interface Marks {
  /** Device time at which content of the logical time `of` or later was last confirmed as current. */
  checked?: { of: number; at: number }
  /** Device time at which all content last expired because no version information was available. */
  expired?: number
  wrote?: number
  warmed?: number
}

const STORED_AS = 'terbitan'

/** Maximum duration of a publication. One that ends within this time after a change may lack the change. */
const WRITING_MILLISECONDS = 10 * 60_000

/** Logical time of content from a build that was never published, lower than any other. */
export const UNPUBLISHED_BUILD_TIME = 1

/** Time for which content is fresh if there is no version information. */
const FRESH_MILLISECONDS = 2 * 60_000

const clocks = new WeakMap<QueryClient, ContentClock>()

export function clockOf(client: QueryClient): ContentClock {
  const done = Promise.resolve()
  const initial = { hasVersion: true, versionCheck: done, restored: done, retired: [], marks: {} }
  const clock = clocks.get(client) ?? {
    published: 0,
    floor: 0,
    now: UNPUBLISHED_BUILD_TIME,
    ...initial,
  }
  clocks.set(client, clock)
  return clock
}

export function nextReadTime(client: QueryClient): number {
  const clock = clockOf(client)
  clock.now = 1 + Math.max(clock.now, clock.published)
  return clock.now
}

export function markAsRead(client: QueryClient, query: Query<unknown, unknown>): void {
  query.setState({ dataUpdatedAt: nextReadTime(client) })
  const { hasVersion, floor, marks } = clockOf(client)
  // The first read counts as a check if the site has no version information.
  if (!hasVersion && marks.checked?.of !== floor)
    remember(client, { checked: { of: floor, at: Date.now() } })
}

/** Records a publication of the time `at`. Returns whether it is later than the latest known publication. */
export function notePublication(client: QueryClient, at: number): boolean {
  const clock = clockOf(client)
  const isLater = at > clock.published
  if (isLater) clock.published = at
  return isLater
}

export function expireContent(client: QueryClient): void {
  clockOf(client).floor = nextReadTime(client)
}

/**
 * Expires content when the latest publication is unknown: content of an unpublished build immediately, other content
 * at most once every two minutes.
 */
export function expireUnconfirmed(client: QueryClient): void {
  const clock = clockOf(client)
  clock.floor = Math.max(clock.floor, UNPUBLISHED_BUILD_TIME + 1)
  if (isWithinSpan(restoreMarks(client).expired, FRESH_MILLISECONDS)) return
  remember(client, { expired: Date.now() })
  expireContent(client)
}

/** Records that the publication of the time `at` is the latest, and undoes an earlier `expireUnconfirmed`. */
export function confirmLatestPublication(client: QueryClient, at: number): void {
  const clock = clockOf(client)
  // An intermediate cache may report an earlier publication.
  if (at < clock.published) return
  if (!hasOwnChanges(client)) clock.floor = 0
  remember(client, { checked: { of: at, at: Date.now() } })
}

export function isUpToDate(client: QueryClient, queryKey: QueryKey): boolean {
  const { published, floor } = clockOf(client)
  const state = client.getQueryState(queryKey)
  return state?.data !== undefined && state.dataUpdatedAt >= Math.max(published, floor)
}

/** Returns the `staleTime` of content, which is either current or outdated, independent of its age. */
export function staleTime(client: QueryClient, { queryKey, state }: Query): number {
  // Missing content may exist now, for a visitor who follows a link to a new publication.
  const isAbsent = state.data === null && state.dataUpdatedAt !== clockOf(client).published
  return isUpToDate(client, queryKey) && !isAbsent ? Infinity : -Infinity
}

/** Invalidates queries after a change on this device, and makes queries read only Firestore for ten minutes. */
export function invalidateContent(client: QueryClient, ...keys: QueryKey[]): Promise<unknown> {
  remember(client, { wrote: Date.now() })
  expireContent(client)
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Returns whether published content may lack changes of this device. */
export function hasOwnChanges(client: QueryClient): boolean {
  return isWithinSpan(restoreMarks(client).wrote, WRITING_MILLISECONDS)
}

/** Returns whether `at` is less than `span` before or after now, because the device's clock may have been set back. */
export const isWithinSpan = (at: number | undefined, span: number) =>
  Math.abs(Date.now() - (at ?? -Infinity)) < span

/** Returns the time at which the content of `query` was last confirmed as current (epoch ms), or 0 if unknown. */
export function currentAt(client: QueryClient, { state: { dataUpdatedAt } }: Query): number {
  const { of = Infinity, at = 0 } = clockOf(client).marks.checked ?? {}
  if (dataUpdatedAt >= of) return at
  return dataUpdatedAt < FIRST_TIME ? 0 : dataUpdatedAt
}

/** Time before the first publication. No publication has confirmed content with an earlier logical time. */
const FIRST_TIME = Date.parse('2001-01-01')

export function restoreMarks(client: QueryClient): Marks {
  const clock = clockOf(client)
  clock.marks = (readStored(STORED_AS) as Marks | null) ?? clock.marks
  return clock.marks
}

export function remember(client: QueryClient, marks: Marks): void {
  const clock = clockOf(client)
  clock.marks = { ...restoreMarks(client), ...marks }
  writeStored(STORED_AS, clock.marks)
}
