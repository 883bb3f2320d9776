import { createStore, del, delMany, entries, promisifyRequest, type UseStore } from 'idb-keyval'
import type { PreparedPicture } from './images/prepare-picture'

/** What somebody typed into a form of the admin and the server does not have yet. */
export interface KeptWork {
  /** Of new work the id of its draft, else of the one opening of the form in which it was typed. */
  id: string
  uid: string
  /** Which form: a kind of content, or `users`. */
  form: string
  /** Path of the document that it changes; '' for new work. */
  subject: string
  values: Record<string, unknown>
  /** `updatedAt` of the version that was edited; '' for new work. */
  baseVersion: string
  /** The id that the item gets, once publishing has been tried. */
  itemId: string
  /** What tries without an answer may have stored (`fingerprint`). */
  tried: readonly string[]
  /** What the fields held before, where a form keeps the changed ones alone. */
  base?: Record<string, unknown>
  /** Chosen and not uploaded yet, by field. */
  pictures: Readonly<Record<string, PreparedPicture>>
  /** When it was typed, in epoch milliseconds. */
  at: number
}

let opened: UseStore | undefined
const database = () => (opened ??= createStore('desa-kerja', 'kept'))
const keyOf = (uid: string, id: string) => `${uid} ${id}`

/** All that `uid` has on this device, in whatever tab it was typed. */
export async function readKeptWork(uid: string): Promise<KeptWork[]> {
  const all = await entries<string, KeptWork>(database())
  return all.filter(([key]) => key.startsWith(keyOf(uid, ''))).map(([, work]) => work)
}

/** Committed at once: what a page that goes away has not committed, the browser takes back. */
export function storeKeptWork(work: KeptWork): Promise<void> {
  return database()('readwrite', (store) => {
    store.put(work, keyOf(work.uid, work.id))
    store.transaction.commit()
    return promisifyRequest(store.transaction)
  })
}

export function removeKeptWork(uid: string, id: string): Promise<void> {
  return del(keyOf(uid, id), database())
}

/** Leaves nothing of `uid` on this device; what others keep here stays. */
export async function removeAllKeptWork(uid: string): Promise<void> {
  const works = await readKeptWork(uid)
  await delMany(
    works.map(({ id }) => keyOf(uid, id)),
    database(),
  )
}

const lockOf = (id: string) => `tulisan ${id}`

/** What this tab has open, until the browser has really given the lock back. */
const openHere = new Set<string>()

/** A tab that is being reloaded or closed gives its locks back only after the next page has begun. */
export const HANDOVER_MILLISECONDS = 1_000

/**
 * Marks kept work as open in this tab. Resolves with the way to end that, or with null when another
 * tab has it open. Where the browser knows no locks, every tab may.
 */
export async function openKeptWork(id: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {}
  return new Promise((resolve) => {
    const hold = () => {
      openHere.add(id)
      return new Promise<void>((release) => resolve(release))
    }
    navigator.locks
      .request(lockOf(id), { signal: AbortSignal.timeout(HANDOVER_MILLISECONDS) }, hold)
      .then(() => openHere.delete(id))
      // A browser that refuses locks altogether knows of no other tab.
      .catch((error: unknown) => resolve(isTimeout(error) ? null : () => {}))
  })
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** The ids of kept work that other tabs have open. */
export async function openedElsewhere(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const own = new Set(openHere)
  const { held = [] } = await navigator.locks.query()
  const ids = held.flatMap(({ name }) => (name ? [name.replace(lockOf(''), '')] : []))
  return new Set(ids.filter((id) => !own.has(id)))
}
