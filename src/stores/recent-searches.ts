import { create } from 'zustand'
import { readStored, writeStored } from '@/lib/browser-storage'

const STORED_AS = 'pencarian-terakhir'
const KEPT = 8

interface RecentSearches {
  terms: readonly string[]
}

/** Searches of this device. They are never sent to a server. */
export const useRecentSearches = create<RecentSearches>(() => ({ terms: [] }))

/** True if the device stored the latest change. */
let isStored = true

/** Restores the searches from the device. If the device could not store them, keeps those of this page. */
export function restoreSearches(): void {
  const stored = isStored && (readStored(STORED_AS) ?? [])
  if (!Array.isArray(stored)) return
  const terms = stored.filter((term) => typeof term === 'string').slice(0, KEPT)
  useRecentSearches.setState({ terms })
}

export function rememberSearch(term: string): void {
  change((terms) => [term, ...terms.filter((each) => !isSame(each, term))].slice(0, KEPT))
}

export function forgetSearch(term: string): void {
  change((terms) => terms.filter((each) => each !== term))
}

export function forgetSearches(): void {
  change(() => [])
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function change(work: (terms: readonly string[]) => readonly string[]): void {
  // Another tab may have searched as well.
  restoreSearches()
  const terms = work(useRecentSearches.getState().terms)
  useRecentSearches.setState({ terms })
  isStored = writeStored(STORED_AS, terms.length === 0 ? null : terms)
}
