import { createContext } from 'react'

/** Shows the picture at an address large; null where pictures lead nowhere. */
export const OpenPictureContext = createContext<((src: string) => void) | null>(null)
