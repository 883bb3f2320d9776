import { type DeviceProblem, DeviceSilent, deviceStore } from '../device-store'
import type { ChosenPicture } from '../images/prepare-picture'

/** Input of an admin form that the server does not have yet. */
export interface AutosavedEntry {
  /** Id of the draft for a new item, otherwise a new id each time the form opens. */
  id: string
  uid: string
  /** Name of the form: a kind of content, or `users`. */
  form: string
  subject: string
  values: Record<string, unknown>
  /** `updatedAt` of the edited version, or '' for a new item. */
  baseVersion: string
  /** Id that the item gets, set by the first attempt to publish. */
  itemId: string
  /** Contents (`canonicalJson`) that earlier attempts to save may have stored although their response was lost. */
  tried: readonly string[]
  /**
   * The user asked to publish while offline. The form offers to publish when the network returns, and publishes only
   * when the user presses the button again.
   */
  isPostponed?: boolean
  base?: Record<string, unknown>
  pictures: Readonly<Record<string, ChosenPicture>>
  /** Time of the input in epoch milliseconds. */
  at: number
}

const database = deviceStore('desa-kerja', 'kept')
const keyOf = (uid: string, id: string) => `${uid} ${id}`

/** Returns whether the device's storage responds at all, even with an error. */
export function deviceAnswers(): Promise<boolean> {
  return database.get('').then(
    () => true,
    (error: unknown) => !(error instanceof DeviceSilent),
  )
}

/** Time for which input of a signed-out user is kept. */
const WAITING_MILLISECONDS = 30 * 24 * 60 * 60_000

export interface AutosaveState {
  /** Time of the input in epoch milliseconds, or undefined without input. */
  at: number | undefined
  isPending: boolean
  problem: DeviceProblem | undefined
}

interface StoredEntry extends AutosavedEntry {
  /** Time at which the owner signed out, in epoch milliseconds. */
  waitsSince?: number
  /** Picture files by field, which earlier versions of the app stored before resizing them. */
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

export async function readEntries(uid: string): Promise<AutosavedEntry[]> {
  const all = await database.entries<StoredEntry>()
  const own = all.filter(([key, entry]) => key.startsWith(keyOf(uid, '')) && !isOver(entry))
  return own.map(([, entry]) => withFiles(entry))
}

/** Stores an autosave entry. Rejects only if it is certain that nothing was stored. */
export function storeEntry(entry: AutosavedEntry): Promise<void> {
  const key = keyOf(entry.uid, entry.id)
  return database.write((store) => void store.put(entry, key), { atOnce: true })
}

export function removeEntry(uid: string, id: string): Promise<void> {
  return database.write((store) => void store.delete(keyOf(uid, id)))
}

/** Deletes all autosave entries of `uid` from this device. Entries of other users stay. */
export function removeAllEntries(uid: string): Promise<void> {
  const own = IDBKeyRange.bound(keyOf(uid, ''), keyOf(uid, '\uffff'))
  return database.write((store) => void store.delete(own))
}

/** Starts the 30-day expiry for autosave entries of all users except `uid`, and deletes all expired entries. */
export function expireForeignEntries(uid: string): Promise<void> {
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

/** Ids of autosave entries that this tab has open or whose locks the browser has not released yet. */
const openHere = new Set<string>()

/** Time to wait for the locks of a closing or reloading tab, which are released only after the next page starts. */
export const LOCK_RELEASE_MILLISECONDS = 1_000

/**
 * Marks an autosave entry as open in this tab. Resolves with a function that releases the entry, or with null if
 * another tab has it open. If the browser has no locks, every tab may open the entry.
 */
export async function lockEntry(id: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return () => {}
  return new Promise((resolve) => {
    const hold = () => {
      openHere.add(id)
      return new Promise<void>((release) => resolve(release))
    }
    navigator.locks
      .request(lockOf(id), { signal: AbortSignal.timeout(LOCK_RELEASE_MILLISECONDS) }, hold)
      .then(() => openHere.delete(id))
      // If the browser denies locks, other tabs cannot be detected.
      .catch((error: unknown) => resolve(isTimeout(error) ? null : () => {}))
  })
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

export async function lockedElsewhere(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const own = new Set(openHere)
  const { held = [] } = await navigator.locks.query()
  const ids = held.flatMap(({ name }) => (name ? [name.replace(lockOf(''), '')] : []))
  return new Set(ids.filter((id) => !own.has(id)))
}
