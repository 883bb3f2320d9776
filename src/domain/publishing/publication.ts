/** One rendering of the whole public site from what lay in Firestore when it was read. */
export interface Publication {
  /** Counts up with every publication of a site. */
  number: number
  /**
   * The minute of rendering, epoch milliseconds, and later than that of the one before: by it devices tell
   * which is newer. The day by which pages choose what they show is that of then.
   */
  at: number
}

/** `/data/versi.json`, asked for on entry. */
export interface PublishedVersion extends Publication {
  /** Builds that must not live on (`RETIRED_BUILDS`). */
  retired?: readonly string[]
}

/** Devices count what they read after a publication in milliseconds: so many are theirs. */
const STEP_MILLISECONDS = 1_000

export const UNPUBLISHED: Publication = { number: 0, at: 0 }

/** The publication that is rendered at `now`, in epoch milliseconds, after the one `before`. */
export const nextPublication = ({ number, at }: Publication, now: number): Publication => ({
  number: number + 1,
  at: Math.max(minuteOf(now), at + STEP_MILLISECONDS),
})

/** The minute of a time, each in epoch milliseconds. */
export const minuteOf = (time: number) => time - (time % 60_000)

/** Each day of a village is published. Where that was so many milliseconds ago, nobody publishes any more. */
export const STOPPED_MILLISECONDS = 3 * 24 * 60 * 60_000

/** Results of queries as the query cache holds them. */
export type PublishedQueries = readonly (readonly [key: readonly unknown[], data: unknown])[]

/** `/data/situs.json`: what a device prefetches for reading without network. */
export interface PublishedContent extends Publication {
  queries: PublishedQueries
}

/** What a published page has in its HTML: all that was used to render it. */
export interface PageContent extends PublishedContent {
  /** The path that it was rendered for; another one shows something else. */
  path: string
  /** Where the site lives: `https://desa.id`. */
  origin: string
}

export const PUBLISHED = {
  /** A `PublishedVersion`. */
  version: '/data/versi.json',
  content: '/data/situs.json',
  /** The agenda, for calendars to subscribe to. */
  calendar: '/agenda.ics',
  /** The `id` of the page's JSON block. */
  block: 'isi-halaman',
  /** What is served where nothing was rendered, and to visitors whose network is too slow. */
  shell: '/shell.html',
  /** By which the site is installed. */
  manifest: '/manifest.webmanifest',
} as const

/** How the paths begin of files that name builds. */
export const BUILD_FILES = '/assets/build-'

/** The file by which one can see of which build a site is. */
export const buildFile = (build: string) => `${BUILD_FILES}${build}.txt`
