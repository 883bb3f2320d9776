import {
  expireForeignEntries,
  type AutosavedEntry,
  lockedElsewhere,
  lockEntry,
  readEntries,
  removeAllEntries,
  removeEntry,
  storeEntry,
} from '@/lib/autosave/entries'
import { deviceProblem } from '@/lib/device-store'
import { keepStorageOnce } from '@/lib/keep-storage'
import { logError } from '@/lib/log'
import { isDeepEqual, snapshot } from '@/lib/plain-data'
import { useAutosaves } from '@/stores/autosave'
import { showNotice } from '@/stores/notice'

/** Uids of users who signed out. Input of their forms is no longer stored. */
const left = new Set<string>()

/** Allows storing autosave entries of a signed-in user again and hides the entries of other users. */
export function acceptEntries(uid: string): void {
  left.delete(uid)
  if (Object.values(useAutosaves.getState().entries).some((entry) => entry.uid !== uid))
    forgetEntries()
}

let expiredFor: string | undefined

/**
 * Starts the expiry of autosave entries of all users except `uid` ('' for nobody). Signing in again stops the expiry.
 */
export function expireOtherEntries(uid: string): void {
  if (uid === expiredFor) return
  expiredFor = uid
  expireForeignEntries(uid).catch((error: unknown) =>
    logError('Expiring autosaved entries of other users failed', error),
  )
}

/** Reads the autosave entries of `uid`. Without storage, only this tab's entries are known. */
export async function refreshEntries(uid: string): Promise<void> {
  const { entries: before } = useAutosaves.getState()
  try {
    const [stored, elsewhere] = await Promise.all([readEntries(uid), lockedElsewhere()])
    // An entry was stored or dropped during the read, so the result is outdated.
    if (useAutosaves.getState().entries !== before) return await refreshEntries(uid)
    useAutosaves.setState(({ entries, pending }) => ({
      elsewhere,
      entries: {
        ...Object.fromEntries(stored.map((entry) => [entry.id, entry])),
        ...Object.fromEntries(
          Object.entries(entries).filter(([id, entry]) => entry.uid === uid && pending.has(id)),
        ),
      },
    }))
  } catch (error) {
    logError('Reading the autosaved entries failed', error)
  }
}

/** Stores an autosave entry in this tab immediately and then on the device. Also resolves if that fails. */
export async function autosaveEntry(typed: AutosavedEntry): Promise<void> {
  if (left.has(typed.uid)) return
  // Form fields mutate their values.
  const entry = { ...typed, values: snapshot(typed.values) }
  useAutosaves.setState(({ entries, pending }) => ({
    entries: { ...entries, [entry.id]: entry },
    pending: new Set(pending).add(entry.id),
  }))
  try {
    await storeEntry(entry)
    keepStorageOnce()
    useAutosaves.setState(({ entries, pending, problems }) =>
      entries[entry.id] === entry
        ? { pending: without(pending, entry.id), problems: { ...problems, [entry.id]: undefined } }
        : {},
    )
  } catch (error) {
    logError('Storing the autosaved entry on the device failed', error)
    useAutosaves.setState(({ problems }) => ({
      problems: { ...problems, [entry.id]: deviceProblem(error) },
    }))
  }
}

/** Returns whether the device has stored, or is storing, the content of this entry. Ignores the entry's time. */
export function isAutosaved({ at, ...entry }: AutosavedEntry): boolean {
  const { entries, problems } = useAutosaves.getState()
  const known = entries[entry.id]
  return (
    !!known && problems[entry.id] === undefined && isDeepEqual({ ...known, at }, { ...entry, at })
  )
}

export async function dropEntry({ uid, id }: Pick<AutosavedEntry, 'uid' | 'id'>): Promise<void> {
  forgetEntry(id)
  await removeFromDevice(uid, id)
}

function forgetEntry(id: string): void {
  useAutosaves.setState(({ entries, pending }) => ({
    entries: Object.fromEntries(Object.entries(entries).filter(([other]) => other !== id)),
    pending: without(pending, id),
  }))
}

function removeFromDevice(uid: string, id: string): Promise<void> {
  return removeEntry(uid, id).catch((error: unknown) =>
    logError('Deleting autosaved entries from the device failed', error),
  )
}

/** Deletes all input of `uid` from this device. Throws if the storage fails. */
export function dropAllEntries(uid: string): Promise<void> {
  forgetEntries(uid)
  return removeAllEntries(uid)
}

/** Removes all autosave entries from this tab and stops storing those of `uid`. Entries on the device are kept. */
export function forgetEntries(uid?: string): void {
  if (uid !== undefined) left.add(uid)
  useAutosaves.setState({ entries: {}, pending: new Set(), problems: {} })
}

const ELSEWHERE = 'Tulisan ini sedang terbuka di tab lain.'

export async function discardEntry(entry: AutosavedEntry): Promise<void> {
  const release = await lockEntry(entry.id)
  if (!release) return showNotice({ kind: 'note', text: ELSEWHERE })
  // Hides the entry only after its deletion, because a reload before the deletion would offer it again.
  await removeFromDevice(entry.uid, entry.id)
  forgetEntry(entry.id)
  release()
}

/**
 * Claims the stored state of an autosave entry for this tab. Resolves with a function that releases the entry. Resolves
 * with null and shows a notice if another tab has the entry open or has deleted it.
 */
export async function claimEntry({
  uid,
  id,
}: AutosavedEntry): Promise<{ entry: AutosavedEntry; release: () => void } | null> {
  const release = await lockEntry(id)
  if (release) await refreshEntries(uid)
  const entry = release && useAutosaves.getState().entries[id]
  if (release && entry) return { entry, release }
  release?.()
  showNotice({
    kind: 'note',
    text: release ? 'Tulisan ini sudah disimpan atau dibuang.' : ELSEWHERE,
  })
  return null
}

export function guardPendingEntries(): () => void {
  const guard = (event: BeforeUnloadEvent) => {
    if (useAutosaves.getState().pending.size > 0) event.preventDefault()
  }
  addEventListener('beforeunload', guard)
  return () => removeEventListener('beforeunload', guard)
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id))
}
