import { create } from 'zustand'
import type { AutosavedEntry, AutosaveState } from '@/lib/autosave/entries'
import type { DeviceProblem } from '@/lib/device-store'

interface Autosaves {
  entries: Readonly<Record<string, AutosavedEntry>>
  /** Ids of autosave entries that are not stored on the device yet. */
  pending: ReadonlySet<string>
  /** Reason why the device could not store an autosave entry, by id. */
  problems: Readonly<Record<string, DeviceProblem | undefined>>
  /** Ids of autosave entries that other tabs have open. */
  elsewhere: ReadonlySet<string>
}

export const useAutosaves = create<Autosaves>(() => ({
  entries: {},
  pending: new Set(),
  problems: {},
  elsewhere: new Set(),
}))

export function useAutosaveState(id: string): AutosaveState {
  const at = useAutosaves(({ entries }) => entries[id]?.at)
  const isPending = useAutosaves(({ pending }) => pending.has(id))
  const problem = useAutosaves(({ problems }) => problems[id])
  return { at, isPending, problem }
}
