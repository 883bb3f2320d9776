import { create } from 'zustand'

/** What an action of the admin came to, and what can be done next. */
export interface Notice {
  kind: 'success' | 'error' | 'note'
  text: string
  /** Ways on, wherever one is by then: `to` within the site, `href` to elsewhere, `run` to what opens above. */
  links?: readonly ({ label: string } & ({ to: string } | { href: string } | { run: () => void }))[]
  actions?: readonly { label: string; run: () => void }[]
  /** The missing network is its cause, so the network's return ends it. */
  isOffline?: boolean
}

interface ShownNotice {
  notice: Notice | null
  /** The path of the page that it belongs to. */
  path: string
}

/** The one notice in sight; the next replaces it, and leaving its page or reloading ends it. */
export const useNotice = create<ShownNotice>(() => ({ notice: null, path: '' }))

export function showNotice(notice: Notice, path = location.pathname): void {
  useNotice.setState({ notice, path })
}

/** What stands on the way to take back what a notice tells of. */
export const UNDO = 'Urungkan'

/** The action of a notice that takes back, once, what was done in an open form. */
export function undoing(undo: () => void): NonNullable<Notice['actions']> {
  const run = onlyOnce(() => {
    undo()
    showNotice({ kind: 'note', text: 'Sudah dikembalikan.' })
  })
  return [{ label: UNDO, run }]
}

/** A second tap comes before the first has taken the button away. */
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

/** Dismisses a notice that belongs to another page than `path`. */
export function dismissNoticeBeyond(path: string): void {
  if (useNotice.getState().path !== path) dismissNotice()
}
