import { create } from 'zustand'

/** Newer version of the app that is ready. `apply` starts it and reloads the page, only with the visitor's consent. */
export const useUpdate = create<{ apply: (() => void) | null }>(() => ({ apply: null }))
