import { create } from 'zustand'

/** A newer version waits; `apply` starts it and reloads the page. Never without the visitor's word. */
export const useUpdate = create<{ apply: (() => void) | null }>(() => ({ apply: null }))
