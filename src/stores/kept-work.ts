import { create } from 'zustand'
import {
  type KeptWork,
  openedElsewhere,
  readKeptWork,
  removeAllKeptWork,
  removeKeptWork,
  storeKeptWork,
} from '@/lib/kept-work'
import { logError } from '@/lib/log'

interface KeptWorks {
  /** By id. What is not on the device yet, or cannot be, is here all the same. */
  works: Readonly<Record<string, KeptWork>>
  /** Ids of what is here and not on the device. */
  pending: ReadonlySet<string>
  /** Ids of what other tabs have open. */
  elsewhere: ReadonlySet<string>
}

export const useKeptWork = create<KeptWorks>(() => ({
  works: {},
  pending: new Set(),
  elsewhere: new Set(),
}))

/** Where what is typed under `id` is: when it was typed, and whether the device lacks it still. */
export function useKeptState(id: string): { at: number | undefined; isPending: boolean } {
  const at = useKeptWork(({ works }) => works[id]?.at)
  const isPending = useKeptWork(({ pending }) => pending.has(id))
  return { at, isPending }
}

/** Reads what `uid` has kept, in other tabs too. Without storage there is what this tab knows. */
export async function refreshKeptWork(uid: string): Promise<void> {
  try {
    const [stored, elsewhere] = await Promise.all([readKeptWork(uid), openedElsewhere()])
    useKeptWork.setState(({ works, pending }) => ({
      elsewhere,
      works: {
        ...Object.fromEntries(stored.map((work) => [work.id, work])),
        ...Object.fromEntries(Object.entries(works).filter(([id]) => pending.has(id))),
      },
    }))
  } catch (error) {
    logError('Tulisan yang tersimpan tidak dapat dibaca', error)
  }
}

/** Keeps work: in this tab at once, on the device when it resolves, unless the device refuses. */
export async function keepWork(work: KeptWork): Promise<void> {
  useKeptWork.setState(({ works, pending }) => ({
    works: { ...works, [work.id]: work },
    pending: new Set(pending).add(work.id),
  }))
  try {
    await storeKeptWork(work)
    useKeptWork.setState(({ works, pending }) =>
      works[work.id] === work ? { pending: without(pending, work.id) } : {},
    )
  } catch (error) {
    logError('Tulisan tidak dapat disimpan di perangkat', error)
  }
}

/** What was kept is not wanted any more, or the server has it. */
export async function dropWork(id: string): Promise<void> {
  const { works, pending } = useKeptWork.getState()
  const work = works[id]
  if (!work) return
  useKeptWork.setState({
    works: Object.fromEntries(Object.entries(works).filter(([other]) => other !== id)),
    pending: without(pending, id),
  })
  await removeKeptWork(work.uid, id).catch((error: unknown) =>
    logError('Tulisan tidak dapat dibuang dari perangkat', error),
  )
}

/** Leaves nothing that `uid` has typed on this device. Throws when the device refuses. */
export function dropAllWork(uid: string): Promise<void> {
  forgetAllWork()
  return removeAllKeptWork(uid)
}

/** This tab knows of no kept work any more; what is on the device stays. */
export function forgetAllWork(): void {
  useKeptWork.setState({ works: {}, pending: new Set() })
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
