import { createContext } from 'react'

/** The path of the page that is on its way while another still stands; else null. */
export const DestinationContext = createContext<string | null>(null)
