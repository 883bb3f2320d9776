import { create } from 'zustand'
import { type DeviceProblem, deviceProblem } from '@/lib/device-store'
import {
  ageKeptWork,
  type KeptState,
  type KeptWork,
  openedElsewhere,
  openKeptWork,
  readKeptWork,
  removeAllKeptWork,
  removeKeptWork,
  storeKeptWork,
} from '@/lib/kept-work'
import { logError } from '@/lib/log'
import { isAlike, snapshot } from '@/lib/plain-data'
import { showNotice } from './notice'

interface KeptWorks {
  /** By id. What is not on the device yet, or cannot be, is here all the same. */
  works: Readonly<Record<string, KeptWork>>
  /** Ids of what is here and not on the device. */
  pending: ReadonlySet<string>
  /** Why the device did not take it, by id. */
  problems: Readonly<Record<string, DeviceProblem | undefined>>
  /** Ids of what other tabs have open. */
  elsewhere: ReadonlySet<string>
}

export const useKeptWork = create<KeptWorks>(() => ({
  works: {},
  pending: new Set(),
  problems: {},
  elsewhere: new Set(),
}))

/** Who has left: what a form of theirs still says while it goes is kept nowhere. */
const left = new Set<string>()

/** Somebody is signed in: what they type is kept again, and nothing of others is to be seen here. */
export function acceptWork(uid: string): void {
  left.delete(uid)
  if (Object.values(useKeptWork.getState().works).some((work) => work.uid !== uid)) forgetAllWork()
}

/** For whom that was done last. */
let agedFor: string | undefined

/**
 * What is known to be signed in is `uid`, or nobody (''): what others keep on the device waits for them,
 * and goes when they do not come back (`ageKeptWork`).
 */
export function ageWork(uid: string): void {
  if (uid === agedFor) return
  agedFor = uid
  ageKeptWork(uid).catch((error: unknown) =>
    logError('Tulisan yang menunggu pemiliknya tidak dapat diperiksa', error),
  )
}

/** Counts what was kept and dropped, so that nothing older than that is taken for what there is. */
let changes = 0

/** Where what is typed under `id` is. */
export function useKeptState(id: string): KeptState {
  const at = useKeptWork(({ works }) => works[id]?.at)
  const isPending = useKeptWork(({ pending }) => pending.has(id))
  const problem = useKeptWork(({ problems }) => problems[id])
  return { at, isPending, problem }
}

/** Reads what `uid` has kept, in other tabs too. Without storage there is what this tab knows. */
export async function refreshKeptWork(uid: string): Promise<void> {
  const before = changes
  try {
    const [stored, elsewhere] = await Promise.all([readKeptWork(uid), openedElsewhere()])
    if (changes !== before) return await refreshKeptWork(uid)
    useKeptWork.setState(({ works, pending }) => ({
      elsewhere,
      works: {
        ...Object.fromEntries(stored.map((work) => [work.id, work])),
        ...Object.fromEntries(
          Object.entries(works).filter(([id, work]) => work.uid === uid && pending.has(id)),
        ),
      },
    }))
  } catch (error) {
    logError('Tulisan yang tersimpan tidak dapat dibaca', error)
  }
}

/** Keeps work: in this tab at once, on the device when it resolves, unless the device refuses. */
export async function keepWork(typed: KeptWork): Promise<void> {
  if (left.has(typed.uid)) return
  // Fields change what they gave away.
  const work = { ...typed, values: snapshot(typed.values) }
  changes += 1
  useKeptWork.setState(({ works, pending }) => ({
    works: { ...works, [work.id]: work },
    pending: new Set(pending).add(work.id),
  }))
  try {
    await storeKeptWork(work)
    useKeptWork.setState(({ works, pending, problems }) =>
      works[work.id] === work
        ? { pending: without(pending, work.id), problems: { ...problems, [work.id]: undefined } }
        : {},
    )
  } catch (error) {
    logError('Tulisan tidak dapat disimpan di perangkat', error)
    useKeptWork.setState(({ problems }) => ({
      problems: { ...problems, [work.id]: deviceProblem(error) },
    }))
  }
}

/** Whether the device has just this, whenever it was typed, or is about to. */
export function isKept({ at, ...work }: KeptWork): boolean {
  const { works, problems } = useKeptWork.getState()
  const known = works[work.id]
  return !!known && problems[work.id] === undefined && isAlike({ ...known, at }, { ...work, at })
}

/** What was kept is not wanted any more, or the server has it. */
export async function dropWork({ uid, id }: Pick<KeptWork, 'uid' | 'id'>): Promise<void> {
  changes += 1
  useKeptWork.setState(({ works, pending }) => ({
    works: Object.fromEntries(Object.entries(works).filter(([other]) => other !== id)),
    pending: without(pending, id),
  }))
  await removeKeptWork(uid, id).catch((error: unknown) =>
    logError('Tulisan tidak dapat dibuang dari perangkat', error),
  )
}

/** Leaves nothing that `uid` has typed on this device. Throws when the device refuses. */
export function dropAllWork(uid: string): Promise<void> {
  forgetAllWork(uid)
  return removeAllKeptWork(uid)
}

/** This tab knows of no kept work any more, and keeps none of `uid`; what is on the device stays. */
export function forgetAllWork(uid?: string): void {
  if (uid !== undefined) left.add(uid)
  useKeptWork.setState({ works: {}, pending: new Set(), problems: {} })
}

const ELSEWHERE = 'Tulisan ini sedang terbuka di tab lain.'

/** Throws away work, unless another tab is writing it. */
export async function discardWork(work: KeptWork): Promise<void> {
  const release = await openKeptWork(work.id)
  if (!release) return showNotice({ kind: 'note', text: ELSEWHERE })
  await dropWork(work)
  release()
}

/**
 * Takes work over into this tab, as it is by now. Resolves with the way to let it go again; with null,
 * and a word about it, where another tab has it open or has dropped it.
 */
export async function takeWork({
  uid,
  id,
}: KeptWork): Promise<{ work: KeptWork; release: () => void } | null> {
  const release = await openKeptWork(id)
  if (release) await refreshKeptWork(uid)
  const work = release && useKeptWork.getState().works[id]
  if (release && work) return { work, release }
  release?.()
  showNotice({
    kind: 'note',
    text: release ? 'Tulisan ini sudah disimpan atau dibuang.' : ELSEWHERE,
  })
  return null
}

/** Asks before the tab is closed while there is work that the device does not have. */
export function guardPendingWork(): () => void {
  const guard = (event: BeforeUnloadEvent) => {
    if (useKeptWork.getState().pending.size > 0) event.preventDefault()
  }
  addEventListener('beforeunload', guard)
  return () => removeEventListener('beforeunload', guard)
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id))
}
