import { create } from 'zustand'

/** What one screen leaves for the one that it goes to, which takes it once; a reload ends it. */
interface Handover {
  /** Of the screen that it is for. */
  path: string
  /** Ids of the autosaved entries that somebody has just pressed to publish. */
  publishing: readonly string[]
  /** Chosen on the way. */
  files: readonly File[]
}

const NOTHING: Handover = { path: '', publishing: [], files: [] }

export const useHandover = create<Handover>(() => NOTHING)

export function handOver(left: Pick<Handover, 'path'> & Partial<Handover>): void {
  useHandover.setState({ ...NOTHING, ...left })
}

/** Forgets what was left for another screen than `path`: nothing of it may be done later. */
export function forgetHandoverBeyond(path: string): void {
  if (useHandover.getState().path !== path) forgetHandover()
}

export function forgetHandover(): void {
  useHandover.setState(NOTHING)
}
