import { createContext, useContext } from 'react'

/** Time and origin of the rendered HTML that the browser hydrates. */
export interface Snapshot {
  /** Time in epoch milliseconds, a whole minute. */
  at: number
  /** Origin, e.g. `https://desa.id`. */
  origin: string
}

/** Provides time and origin on the server and during hydration. */
export const SnapshotContext = createContext<Snapshot>({ at: 0, origin: '' })

export const useSnapshot = () => useContext(SnapshotContext)
