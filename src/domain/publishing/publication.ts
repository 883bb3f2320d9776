/** One rendering of the whole public site from the content of Firestore. */
export interface Publication {
  number: number
  /**
   * Minute of rendering in epoch milliseconds, always later than the previous one. Devices order content by
   * it, and pages use its day as the current day.
   */
  at: number
}

/** Content of `/data/versi.json`, which pages request on entry. */
export interface PublishedVersion extends Publication {
  /** Builds that must not run any more (`RETIRED_BUILDS`). */
  retired?: readonly string[]
}

/** Minimum time between two publications. A device orders its reads between them, one per millisecond. */
const STEP_MILLISECONDS = 1_000

export const UNPUBLISHED: Publication = { number: 0, at: 0 }

/** Returns the publication rendered at `now` (epoch milliseconds) after the publication `before`. */
export const nextPublication = ({ number, at }: Publication, now: number): Publication => ({
  number: number + 1,
  at: Math.max(minuteOf(now), at + STEP_MILLISECONDS),
})

export const minuteOf = (time: number) => time - (time % 60_000)

/** Time without a publication after which publishing counts as stopped, because it runs at least daily. */
export const STOPPED_MILLISECONDS = 3 * 24 * 60 * 60_000

export type PublishedQueries = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** Content of `/data/situs.json`, which a device prefetches for offline reading. */
export interface PublishedContent extends Publication {
  queries: PublishedQueries
}

/** Content in the HTML of a published page: everything used to render it. */
export interface PageContent extends PublishedContent {
  path: string
  origin: string
}

export const PUBLISHED = {
  version: '/data/versi.json',
  content: '/data/situs.json',
  calendar: '/agenda.ics',
  /** `id` of the page's JSON block. */
  block: 'isi-halaman',
  /** Page served for addresses without a file, and on slow networks. */
  shell: '/shell.html',
  manifest: '/manifest.webmanifest',
} as const

/** Start of the paths of files that name builds. */
export const BUILD_FILES = '/assets/build-'

export const buildFile = (build: string) => `${BUILD_FILES}${build}.txt`
