import { useCallback, useEffect, useRef } from 'react'
import { onFlushAll } from './flush-all'
import { useDebouncedFlush } from './use-debounced-flush'

interface Autosaving<Unsaved> {
  read: () => readonly Unsaved[]
  /** Returns whether the device has stored, or is storing, the same content. */
  isStored: (unsaved: Unsaved) => boolean
  store: (unsaved: Unsaved) => Promise<void>
}

export interface Autosave {
  changed: () => void
  flush: () => Promise<void>
  /** Cancels storing the latest change, because the server has it. */
  stop: () => void
}

/** Stores unsaved content on the device while the user types and when the page is hidden or left. */
export function useAutosave<Unsaved>(saving: Autosaving<Unsaved>): Autosave {
  const latest = useRef(saving)
  useEffect(() => {
    latest.current = saving
  })

  const stored = useRef<Promise<void>>(undefined)
  const storing = useRef(0)
  const isBusy = useCallback(() => storing.current > 0, [])
  const store = useCallback(async () => {
    const { read, isStored, store } = latest.current
    const changed = read().filter((unsaved) => !isStored(unsaved))
    // Drops resolved values, which would keep all earlier entries in memory.
    stored.current = Promise.all([stored.current, ...changed.map(store)]).then(() => undefined)
    storing.current += 1
    await stored.current.finally(() => (storing.current -= 1))
  }, [])
  const { soon, stop } = useDebouncedFlush(() => void store(), isBusy)

  const flush = useCallback(() => {
    stop()
    return store()
  }, [stop, store])
  useEffect(
    () =>
      onFlushAll(async () => {
        await flush()
        const { read, isStored } = latest.current
        return read().every(isStored)
      }),
    [flush],
  )
  return { changed: soon, flush, stop }
}
