import { createContext } from 'react'

/** The path of a pending navigation, whose page cannot be shown yet; null where there is none. */
export const PendingPathContext = createContext<string | null>(null)
