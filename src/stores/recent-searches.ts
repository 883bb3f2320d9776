import { create } from 'zustand'
import { logError } from '@/lib/log'

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
  if (!isStored) return
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '[]')
    if (!Array.isArray(stored)) return
    const terms = stored.filter((term) => typeof term === 'string').slice(0, KEPT)
    useRecentSearches.setState({ terms })
  } catch (error) {
    logError('Reading the recent searches failed', error)
  }
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
  try {
    if (terms.length === 0) localStorage.removeItem(STORED_AS)
    else localStorage.setItem(STORED_AS, JSON.stringify(terms))
    isStored = true
  } catch (error) {
    isStored = false
    logError('Storing the recent searches on the device failed', error)
  }
}
