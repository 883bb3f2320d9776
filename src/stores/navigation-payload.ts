import { create } from 'zustand'

/** Data for the next screen. It can be read once, and is lost when the page reloads. */
interface NavigationPayload {
  path: string
  /** Ids of the autosaved entries that the user asked to publish. */
  publishing: readonly string[]
  files: readonly File[]
}

const NOTHING: NavigationPayload = { path: '', publishing: [], files: [] }

export const useNavigationPayload = create<NavigationPayload>(() => NOTHING)

export function setNavigationPayload(
  left: Pick<NavigationPayload, 'path'> & Partial<NavigationPayload>,
): void {
  useNavigationPayload.setState({ ...NOTHING, ...left })
}

export function clearPayloadForOtherPaths(path: string): void {
  if (useNavigationPayload.getState().path !== path) clearNavigationPayload()
}

export function clearNavigationPayload(): void {
  useNavigationPayload.setState(NOTHING)
}
