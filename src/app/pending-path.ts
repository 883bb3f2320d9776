import { createContext } from 'react'

/** Path of a pending navigation whose page cannot be rendered yet, or null. */
export const PendingPathContext = createContext<string | null>(null)
