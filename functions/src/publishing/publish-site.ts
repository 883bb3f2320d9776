import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import {
  buildFile,
  nextPublication,
  type Publication,
  PUBLISHED,
  UNPUBLISHED,
} from '@/domain/publishing/publication'
import type { PublishingFailure } from '@/domain/publishing/publishing-failure'
import type { RenderedSite, SiteRenderer } from '@/domain/publishing/site-renderer'
import { truncate } from '@/domain/text/characters'
import { dayIn } from '@/domain/time/date'
import { readSettings } from '../data/stored-settings'
import { changesTo } from './hosted-files'
import { HostingError, SiteNotFound } from './hosting-call'
import type { HostingSite } from './hosting-site'
import { redirectFiles } from './redirect-files'
import { isHeldByAnother, Lease, LeaseLost } from './lease'
import { leaseOf, parseState, stateOf, type StoredState } from './state'

/** Thrown if the renderer does not belong to the build that is live. */
export class ForeignBuild extends Error {}

class NotRendered extends Error {}

export interface Publishing {
  firestore: Firestore
  site: HostingSite
  /** Loads the renderer. Called only if there are changes to publish. */
  renderer: () => Promise<SiteRenderer>
  pace?: typeof PACE
}

export interface PublisherRun {
  /** Name of the lease's holder, identical in every delivery of an event. */
  holder: string
  now: () => Date
  /** If true, also publishes on a new day in the village, or if the live version is not the last published one. */
  detectsDrift: boolean
}

/** Milliseconds to wait for further writes (`gather`), and minimum time between releases (`apart`). */
const PACE = { gather: 2_000, apart: 10_000 }
/** Number of versions to which the Firebase console can roll back (a few days). Storage beyond 10 GB is billed. */
const KEPT_VERSIONS = 60
/** Maximum number of attempts, if a deployment releases another version during a publication. */
const TRIES = 3

/**
 * Publishes the content of Firestore if the site is marked `dirty`, a publication did not finish, or `detectsDrift`
 * finds a difference. Publishes again if content is written meanwhile. Does nothing if the site was never deployed or
 * another run is publishing. On failure, records the cause in `publishing/state` and rejects, so that the event is
 * delivered again. The live site is complete at any time, because each run creates and releases a new version.
 */
export async function publishSite(publishing: Publishing, occasion: PublisherRun): Promise<void> {
  const { firestore, pace = PACE } = publishing
  const nextState = () =>
    stateIfDue(publishing, occasion).catch(async (error: unknown) => {
      await record(firestore, error)
      throw error
    })
  for (let state = await nextState(); state; state = await nextState()) {
    await pause(pace, state.released, occasion.now())
    await publishAlone(publishing, occasion, state)
  }
}

async function stateIfDue(
  { firestore, site }: Publishing,
  { holder, now, detectsDrift }: PublisherRun,
): Promise<StoredState | null> {
  const [stored, lease] = await firestore.getAll(stateOf(firestore), leaseOf(firestore))
  if (lease && isHeldByAnother(lease, holder)) return null
  const state = parseState(stored)
  // Pages that cannot be rendered are retried after the next write or on the next day.
  const hasFailed = state.failure !== null && state.failure.code !== 'pages'
  const isOwed = state.dirty !== null || hasFailed || lease?.exists === true
  if (!isOwed && !detectsDrift) return null
  const live = await site.live()
  if (live === null) return null
  if (isOwed || live !== state.version) return state
  return state.day === (await today(firestore, now())) ? null : state
}

async function today(firestore: Firestore, now: Date): Promise<string> {
  return dayIn((await readSettings(firestore)).time_zone, now)
}

async function pause(
  { gather, apart }: typeof PACE,
  released: Timestamp | null,
  now: Date,
): Promise<void> {
  const since = Math.max(0, now.getTime() - (released?.toMillis() ?? 0))
  await delay(Math.max(gather, apart - since))
}

/** Publishes once. Does nothing if another run has the lease or has started since the state `seen` was read. */
async function publishAlone(
  publishing: Publishing,
  { holder, now }: PublisherRun,
  seen: StoredState,
): Promise<void> {
  const { firestore } = publishing
  const lease = await Lease.take(leaseOf(firestore), holder, async (transaction) => {
    const { began } = parseState(await transaction.get(stateOf(firestore)))
    if (!isDeepStrictEqual(began, seen.began)) return false
    // Later writes set `dirty` again. Earlier writes are included in this publication.
    const begin = { dirty: null, began: FieldValue.serverTimestamp() }
    transaction.set(stateOf(firestore), begin, { merge: true })
    return true
  })
  if (!lease) return
  try {
    await finish(firestore, lease, await publishUnder(lease, publishing, now))
  } catch (error) {
    if (error instanceof LeaseLost) return
    // If recording fails as well, the lease remains and shows that the publication did not finish.
    await record(firestore, error)
    await lease.release()
    throw error
  }
}

type Published = Pick<StoredState, 'number' | 'version' | 'day' | 'build' | 'keeps' | 'failure'>

/** Creates a version and releases it. Rejects with LeaseLost only before the release. */
async function publishUnder(
  lease: Lease,
  { firestore, site, renderer: load }: Publishing,
  now: () => Date,
): Promise<Published> {
  const state = await readState(firestore)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const source = await site.live()
    if (source === null) throw new ForeignBuild('Nothing is released any more')
    const files = await site.files(source)
    const renderer = await rendering(load)
    if (!files.has(buildFile(renderer.build)))
      throw new ForeignBuild(`${source} is not of the build ${renderer.build}`)
    if (state.keeps !== KEPT_VERSIONS) await site.keepVersions(KEPT_VERSIONS)

    const before = files.has(PUBLISHED.version) ? await readPublication(site) : UNPUBLISHED
    const number = Math.max(state.number, before.number)
    const at = now()
    const publication = nextPublication({ ...before, number }, at.getTime())
    const day = await today(firestore, at)
    const version = await site.clone(source)
    await lease.keep()
    const rendered = await rendering(() => renderer.renderSite(publication))
    await lease.keep()
    for (const { file, cause } of rendered.unrendered) logError(`${file} cannot be rendered`, cause)
    const redirects = await redirectFiles(firestore, rendered.files, renderer.siteUrl)
    const all = { ...rendered, files: new Map([...rendered.files, ...redirects]) }
    await site.populate(version, await changesTo(files, all))
    await lease.keep()
    await site.finalize(version)

    await lease.renew()
    if ((await site.live()) !== source) continue
    await releaseOnce(site, version)
    const failure = failureIn(rendered, state.failure)
    const { build } = renderer
    return { number: publication.number, version, day, build, keeps: KEPT_VERSIONS, failure }
  }
  throw new Error('Another version was released during each attempt')
}

/** Maximum number of failed pages in the stored failure, and maximum length of each title. */
const NAMED = { pages: 20, title: 150 }

/**
 * Returns the failure to store: the pages that could not be rendered, or null if all were rendered. If the stored
 * failure `before` also concerns pages, keeps its time.
 */
function failureIn(
  { unrendered }: RenderedSite,
  before: StoredState['failure'],
): StoredState['failure'] {
  if (unrendered.length === 0) return null
  const at = before?.code === 'pages' ? before.at : Timestamp.now()
  const pages = unrendered.slice(0, NAMED.pages).map(({ title }) => truncate(title, NAMED.title))
  return { code: 'pages', at, pages }
}

const counter = v.pipe(v.number(), v.integer())
const live = v.object({ number: counter, at: counter }) satisfies v.GenericSchema<
  unknown,
  Publication
>

async function readPublication(site: HostingSite): Promise<Publication> {
  return v.parse(live, JSON.parse(await site.read(PUBLISHED.version)))
}

async function rendering<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new NotRendered('The site cannot be rendered', { cause })
  }
}

/** Releases a version once. If the response is lost, checks whether the version is live before it throws. */
async function releaseOnce(site: HostingSite, version: string): Promise<void> {
  try {
    await site.release(version)
  } catch (error) {
    if ((await site.live()) !== version) throw error
  }
}

async function finish(firestore: Firestore, lease: Lease, published: Published): Promise<void> {
  const done = { ...published, released: FieldValue.serverTimestamp() }
  try {
    await lease.finish((transaction) => transaction.set(stateOf(firestore), done, { merge: true }))
  } catch (error) {
    // Another run published after the last check of the lease, so older content may now be live.
    if (error instanceof LeaseLost)
      await stateOf(firestore).set({ dirty: Timestamp.now() }, { merge: true })
    throw error
  }
}

/** Returns the code of the failure, for which the dashboard explains a remedy. */
function failureOf(error: unknown): PublishingFailure {
  if (error instanceof ForeignBuild) return 'build'
  if (error instanceof NotRendered) return 'content'
  if (error instanceof SiteNotFound) return 'site'
  if (!(error instanceof HostingError)) return 'hosting'
  if (error.status === 401 || error.status === 403) return 'rights'
  return error.status === 429 ? 'quota' : 'hosting'
}

/** Stores a failure. Of several equal failures in a row, stores only the first. */
async function record(firestore: Firestore, error: unknown): Promise<void> {
  const code = failureOf(error)
  if ((await readState(firestore)).failure?.code !== code)
    await stateOf(firestore).set({ failure: { code, at: Timestamp.now() } }, { merge: true })
}

async function readState(firestore: Firestore): Promise<StoredState> {
  return parseState(await stateOf(firestore).get())
}
