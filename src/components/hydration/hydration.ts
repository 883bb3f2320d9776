import { useSyncExternalStore, createContext, useContext } from 'react'

/*
 * React hydrates a published page in parts, as their code arrives. Until all parts are hydrated, their data
 * must equal the data of the HTML, so nothing newer is read or restored.
 */

/** Maximum wait for hydration in milliseconds, in case the code of a part of the page never arrives. */
const TIMEOUT_MILLISECONDS = 10_000

let parts = 0
const waiting: (() => void)[] = []

/** Registers a part of the page that will be hydrated. Returns a function to call after its hydration. */
export function awaitHydration(): () => void {
  let isAwaited = true
  parts += 1
  return () => {
    if (!isAwaited) return
    isAwaited = false
    parts -= 1
    if (parts === 0) for (const resolve of waiting.splice(0)) resolve()
  }
}

export function whenHydrated(): Promise<void> {
  if (parts === 0) return Promise.resolve()
  return new Promise((resolve) => {
    waiting.push(resolve)
    setTimeout(resolve, TIMEOUT_MILLISECONDS)
  })
}

const never = () => () => {}

/**
 * Returns false on the server and during hydration. Lazily loaded content waits for hydration, so that the HTML never
 * depends on what the server has loaded.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Time and origin of the rendered HTML that the browser hydrates. */
export interface Snapshot {
  at: number
  origin: string
}

/** Provides time and origin on the server and during hydration. */
export const SnapshotContext = createContext<Snapshot>({ at: 0, origin: '' })

export const useSnapshot = () => useContext(SnapshotContext)

export function useOrigin(): string {
  const { origin } = useSnapshot()
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => origin,
  )
}
