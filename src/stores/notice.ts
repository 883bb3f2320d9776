import { create } from 'zustand'

/** Result of an admin action and the next steps. */
export interface Notice {
  kind: 'success' | 'error' | 'note'
  text: string
  /** Links to continue: `to` leads to a page of the site, `href` elsewhere, and `run` opens something on this page. */
  links?: readonly ({ label: string } & ({ to: string } | { href: string } | { run: () => void }))[]
  actions?: readonly { label: string; run: () => void }[]
  /** True if the device was offline, so that the notice closes when the network returns. */
  isOffline?: boolean
}

interface ShownNotice {
  notice: Notice | null
  path: string
}

/** The visible notice. The next notice replaces it. Leaving its page or reloading closes it. */
export const useNotice = create<ShownNotice>(() => ({ notice: null, path: '' }))

export function showNotice(notice: Notice, path = location.pathname): void {
  useNotice.setState({ notice, path })
}

/** Label of the action that undoes the change reported by the notice. */
export const UNDO = 'Urungkan'

/** Returns the undo action of a notice about an open form. The action calls `undo` at most once. */
export function undoing(undo: () => void): NonNullable<Notice['actions']> {
  const run = onlyOnce(() => {
    undo()
    showNotice({ kind: 'note', text: 'Sudah dikembalikan.' })
  })
  return [{ label: UNDO, run }]
}

/**
 * Returns a function that ignores a second call, because a second tap may come before the first has removed the button.
 */
function onlyOnce(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

export function dismissNotice(): void {
  useNotice.setState({ notice: null })
}

/** Closes the notice unless it belongs to the page `path`. */
export function dismissNoticeBeyond(path: string): void {
  if (useNotice.getState().path !== path) dismissNotice()
}
