import { create } from 'zustand'

/** What an action of the admin came to, and what can be done next. */
export interface Outcome {
  kind: 'success' | 'error' | 'note'
  text: string
  /** Ways on: `to` within the site, `href` to elsewhere. */
  links?: readonly ({ label: string; to: string } | { label: string; href: string })[]
  actions?: readonly { label: string; run: () => void }[]
}

interface Told {
  outcome: Outcome | null
  /** The path of the page that it belongs to. */
  path: string
}

/** The one outcome in sight; the next replaces it, and leaving its page or reloading ends it. */
export const useOutcome = create<Told>(() => ({ outcome: null, path: '' }))

export function tell(outcome: Outcome, path = location.pathname): void {
  useOutcome.setState({ outcome, path })
}

export function dismissOutcome(): void {
  useOutcome.setState({ outcome: null })
}

/** Ends what was told on another page than `path`. */
export function dismissOutcomeBeyond(path: string): void {
  if (useOutcome.getState().path !== path) dismissOutcome()
}

/** Says how many fields must be mended first. */
export function tellInvalid(count: number): void {
  const fields = count === 1 ? 'Satu isian' : `${count} isian`
  tell({ kind: 'error', text: `${fields} perlu diperbaiki dahulu.` })
}

/** Says that a chosen photo holds up what was to be done. */
export function tellUnsentPhoto(): void {
  tell({
    kind: 'error',
    text: 'Foto belum terunggah. Unggah lagi atau batalkan fotonya, lalu coba lagi.',
  })
}
