import { create } from 'zustand'

/** Data for the next screen. It can be read once, and a reload drops it. */
interface Handover {
  /** Path of the screen that receives the data. */
  path: string
  /** Ids of the autosaved entries that the user asked to publish. */
  publishing: readonly string[]
  /** Files that were chosen on the way. */
  files: readonly File[]
}

const NOTHING: Handover = { path: '', publishing: [], files: [] }

export const useHandover = create<Handover>(() => NOTHING)

export function handOver(left: Pick<Handover, 'path'> & Partial<Handover>): void {
  useHandover.setState({ ...NOTHING, ...left })
}

/** Drops data for screens other than `path`, so that nothing of it is done later. */
export function forgetHandoverBeyond(path: string): void {
  if (useHandover.getState().path !== path) forgetHandover()
}

export function forgetHandover(): void {
  useHandover.setState(NOTHING)
}
