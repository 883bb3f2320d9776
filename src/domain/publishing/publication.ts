/** One upload of the whole public site, rendered from the content of Firestore. */
export interface Publication {
  number: number
  /**
   * Minute of rendering in epoch milliseconds, always later than that of the previous publication. Devices order
   * content by it, and pages use its day as the current day.
   */
  at: number
}

/** Content of `/data/versi.json`, which pages request when they are opened. */
export interface PublishedVersion extends Publication {
  /** Builds that are too old to run (`RETIRED_BUILDS`). */
  retired?: readonly string[]
}

/** Minimum time between two publications. Devices use the milliseconds in between to order their own reads. */
const STEP_MILLISECONDS = 1_000

export const UNPUBLISHED: Publication = { number: 0, at: 0 }

/** Returns the publication that follows the given publication and is rendered at `now` (epoch milliseconds). */
export const nextPublication = ({ number, at }: Publication, now: number): Publication => ({
  number: number + 1,
  at: Math.max(minuteOf(now), at + STEP_MILLISECONDS),
})

export const minuteOf = (time: number) => time - (time % 60_000)

/** Time without a publication after which publishing is considered broken. The site is published at least daily. */
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
  /** `id` of the JSON block in a page's HTML. */
  block: 'isi-halaman',
  /** Page served for addresses without a file, and while the network is slow. */
  shell: '/shell.html',
  manifest: '/manifest.webmanifest',
} as const

/** Start of the paths of files whose names contain a build. */
export const BUILD_FILES = '/assets/build-'

export const buildFile = (build: string) => `${BUILD_FILES}${build}.txt`
