import { createContext, useContext } from 'react'

/** When and where the HTML was rendered that the browser takes over. */
export interface Snapshot {
  /** Epoch milliseconds, a whole minute. */
  at: number
  /** `https://desa.id` */
  origin: string
}

/** On a server and during hydration clock and address bar show this. */
export const SnapshotContext = createContext<Snapshot>({ at: 0, origin: '' })

export const useSnapshot = () => useContext(SnapshotContext)
