import { type DeviceProblem, DeviceSilent, deviceStore } from '../device-store'
import type { ChosenPicture } from '../images/prepared-picture'

/** What somebody typed into a form of the admin and the server does not have yet. */
export interface AutosavedEntry {
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
  /** Publishing was pressed without network: it is offered when there is one, and done only when pressed again. */
  isPostponed?: boolean
  /** What the fields held in the version that was edited, where the form knows that. */
  base?: Record<string, unknown>
  /** Chosen and not uploaded yet, by field. */
  pictures: Readonly<Record<string, ChosenPicture>>
  /** When it was typed, in epoch milliseconds. */
  at: number
}

const database = deviceStore('desa-kerja', 'kept')
const keyOf = (uid: string, id: string) => `${uid} ${id}`

/** Whether the device answers at all, be it with a refusal. */
export function deviceAnswers(): Promise<boolean> {
  return database.get('').then(
    () => true,
    (error: unknown) => !(error instanceof DeviceSilent),
  )
}

/** What somebody typed who is not signed in any more waits so long for them. */
const WAITING_MILLISECONDS = 30 * 24 * 60 * 60_000

/** Where what is typed is, while the server does not have it. */
export interface AutosaveState {
  /** When it was typed, in epoch milliseconds; undefined when nothing is. */
  at: number | undefined
  /** The device does not have it yet. */
  isPending: boolean
  /** Why the device has not taken it. */
  problem: DeviceProblem | undefined
}

/** As it lies on the device. */
interface StoredEntry extends AutosavedEntry {
  /** Since when its owner is known to be signed out, in epoch milliseconds. */
  waitsSince?: number
  /** Where earlier builds put files that were not prepared yet, by field. */
  files?: Readonly<Record<string, Blob>>
}

function withFiles({ files = {}, ...entry }: StoredEntry): AutosavedEntry {
  const chosen = Object.entries(files).map(([field, file]): [string, ChosenPicture] => [
    field,
    { file },
  ])
  return { ...entry, pictures: { ...Object.fromEntries(chosen), ...entry.pictures } }
}

function isOver({ waitsSince = Infinity }: StoredEntry): boolean {
  return Date.now() - waitsSince > WAITING_MILLISECONDS
}

/** All that `uid` has on this device, in whatever tab it was typed. */
export async function readEntries(uid: string): Promise<AutosavedEntry[]> {
  const all = await database.entries<StoredEntry>()
  const own = all.filter(([key, entry]) => key.startsWith(keyOf(uid, '')) && !isOver(entry))
  return own.map(([, entry]) => withFiles(entry))
}

/** Rejects when it is not on the device and never will be. */
export function storeEntry(entry: AutosavedEntry): Promise<void> {
  const key = keyOf(entry.uid, entry.id)
  return database.write((store) => void store.put(entry, key), { atOnce: true })
}

export function removeEntry(uid: string, id: string): Promise<void> {
  return database.write((store) => void store.delete(keyOf(uid, id)))
}

/** Leaves nothing of `uid` on this device; what others have here stays. */
export function removeAllEntries(uid: string): Promise<void> {
  const own = IDBKeyRange.bound(keyOf(uid, ''), keyOf(uid, '\uffff'))
  return database.write((store) => void store.delete(own))
}

/**
 * `uid` is signed in, or nobody ('') is: what all others have here waits for them from now on, 30 days
 * long; what waited longer is removed, whose-ever it is.
 */
export function ageEntries(uid: string): Promise<void> {
  return database.write((store) => {
    const request = store.openCursor()
    request.onsuccess = () => {
      const cursor = request.result
      if (!cursor) return
      const stored = cursor.value as StoredEntry
      const { waitsSince, ...entry } = stored
      if (isOver(stored)) cursor.delete()
      else if ((waitsSince === undefined) !== (entry.uid === uid))
        cursor.update(entry.uid === uid ? entry : { ...entry, waitsSince: Date.now() })
      cursor.continue()
    }
  })
}

const lockOf = (id: string) => `tulisan ${id}`

/** What this tab has open, until the browser has really given the lock back. */
const openHere = new Set<string>()

/** A tab that is being reloaded or closed gives its locks back only after the next page has begun. */
export const HANDOVER_MILLISECONDS = 1_000

/**
 * Marks an entry as open in this tab. Resolves with the way to end that, or with null when another
 * tab has it open. Where the browser knows no locks, every tab may.
 */
export async function lockEntry(id: string): Promise<(() => void) | null> {
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

/** The ids of entries that other tabs have open. */
export async function lockedElsewhere(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const own = new Set(openHere)
  const { held = [] } = await navigator.locks.query()
  const ids = held.flatMap(({ name }) => (name ? [name.replace(lockOf(''), '')] : []))
  return new Set(ids.filter((id) => !own.has(id)))
}
