import { create } from 'zustand'
import type { AutosavedEntry, AutosaveState } from '@/lib/autosave/entries'
import type { DeviceProblem } from '@/lib/device-store'

interface Autosaves {
  /** By id. What is not on the device yet, or cannot be, is here all the same. */
  entries: Readonly<Record<string, AutosavedEntry>>
  /** Ids of what is here and not on the device. */
  pending: ReadonlySet<string>
  /** Why the device did not take it, by id. */
  problems: Readonly<Record<string, DeviceProblem | undefined>>
  /** Ids of what other tabs have open. */
  elsewhere: ReadonlySet<string>
}

export const useAutosaves = create<Autosaves>(() => ({
  entries: {},
  pending: new Set(),
  problems: {},
  elsewhere: new Set(),
}))

/** Where what is typed under `id` is. */
export function useAutosaveState(id: string): AutosaveState {
  const at = useAutosaves(({ entries }) => entries[id]?.at)
  const isPending = useAutosaves(({ pending }) => pending.has(id))
  const problem = useAutosaves(({ problems }) => problems[id])
  return { at, isPending, problem }
}
