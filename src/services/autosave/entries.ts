import {
  ageEntries,
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
import { isAlike, snapshot } from '@/lib/plain-data'
import { useAutosaves } from '@/stores/autosave'
import { showNotice } from '@/stores/notice'

/** Who has left: what a form of theirs still says while it goes is stored nowhere. */
const left = new Set<string>()

/** Somebody is signed in: what they type is stored again, and nothing of others is to be seen here. */
export function acceptEntries(uid: string): void {
  left.delete(uid)
  if (Object.values(useAutosaves.getState().entries).some((entry) => entry.uid !== uid))
    forgetEntries()
}

/** For whom that was done last. */
let agedFor: string | undefined

/**
 * What is known to be signed in is `uid`, or nobody (''): what others have on the device waits for them,
 * and goes when they do not come back (`ageEntries`).
 */
export function ageOtherEntries(uid: string): void {
  if (uid === agedFor) return
  agedFor = uid
  ageEntries(uid).catch((error: unknown) =>
    logError('Tulisan yang menunggu pemiliknya tidak dapat diperiksa', error),
  )
}

/** Reads what `uid` has autosaved, in other tabs too. Without storage there is what this tab knows. */
export async function refreshEntries(uid: string): Promise<void> {
  const { entries: before } = useAutosaves.getState()
  try {
    const [stored, elsewhere] = await Promise.all([readEntries(uid), lockedElsewhere()])
    // What was stored or dropped meanwhile is newer than what was read.
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
    logError('Tulisan yang tersimpan tidak dapat dibaca', error)
  }
}

/** Keeps work: in this tab at once, on the device when it resolves, unless the device refuses. */
export async function autosaveEntry(typed: AutosavedEntry): Promise<void> {
  if (left.has(typed.uid)) return
  // Fields change what they gave away.
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
    logError('Tulisan tidak dapat disimpan di perangkat', error)
    useAutosaves.setState(({ problems }) => ({
      problems: { ...problems, [entry.id]: deviceProblem(error) },
    }))
  }
}

/** Whether the device has just this, whenever it was typed, or is about to. */
export function isAutosaved({ at, ...entry }: AutosavedEntry): boolean {
  const { entries, problems } = useAutosaves.getState()
  const known = entries[entry.id]
  return !!known && problems[entry.id] === undefined && isAlike({ ...known, at }, { ...entry, at })
}

/** What was autosaved is not wanted any more, or the server has it. */
export async function dropEntry({ uid, id }: Pick<AutosavedEntry, 'uid' | 'id'>): Promise<void> {
  useAutosaves.setState(({ entries, pending }) => ({
    entries: Object.fromEntries(Object.entries(entries).filter(([other]) => other !== id)),
    pending: without(pending, id),
  }))
  await removeEntry(uid, id).catch((error: unknown) =>
    logError('Tulisan tidak dapat dibuang dari perangkat', error),
  )
}

/** Leaves nothing that `uid` has typed on this device. Throws when the device refuses. */
export function dropAllEntries(uid: string): Promise<void> {
  forgetEntries(uid)
  return removeAllEntries(uid)
}

/** This tab knows of no entry any more, and stores none of `uid`; what is on the device stays. */
export function forgetEntries(uid?: string): void {
  if (uid !== undefined) left.add(uid)
  useAutosaves.setState({ entries: {}, pending: new Set(), problems: {} })
}

const ELSEWHERE = 'Tulisan ini sedang terbuka di tab lain.'

/** Throws away an entry, unless another tab is writing it. */
export async function discardEntry(entry: AutosavedEntry): Promise<void> {
  const release = await lockEntry(entry.id)
  if (!release) return showNotice({ kind: 'note', text: ELSEWHERE })
  await dropEntry(entry)
  release()
}

/**
 * Takes an entry over into this tab, as it is by now. Resolves with the way to let it go again; with null,
 * and a word about it, where another tab has it open or has dropped it.
 */
export async function takeEntry({
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

/** Asks before the tab is closed while there is an entry that the device does not have. */
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
