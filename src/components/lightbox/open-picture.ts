import { createContext } from 'react'

/** Context with the function that opens the picture at an address in the gallery, or null if pictures are not links. */
export const OpenPictureContext = createContext<((src: string) => void) | null>(null)
