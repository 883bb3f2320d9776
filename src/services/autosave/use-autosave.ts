import { useCallback, useEffect, useRef } from 'react'
import { whenFlushingAll } from './flush-all'
import { useDebouncedFlush } from './use-debounced-flush'

interface Autosaving<Unsaved> {
  /** What is unsaved now, all of it. */
  read: () => readonly Unsaved[]
  /** Whether the device has just this, or is about to. */
  isStored: (unsaved: Unsaved) => boolean
  store: (unsaved: Unsaved) => Promise<void>
}

export interface Autosave {
  /** Something has changed: stores it soon. */
  changed: () => void
  /** Stores it now; resolves when all of it is stored. */
  flush: () => Promise<void>
  /** What changed last is not stored any more: the server has it. */
  stop: () => void
}

/** Stores on the device what is unsaved: while one types, when the page is hidden or left, nothing twice. */
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
    // Without their values, which would hold those of all before.
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
      whenFlushingAll(async () => {
        await flush()
        const { read, isStored } = latest.current
        return read().every(isStored)
      }),
    [flush],
  )
  return { changed: soon, flush, stop }
}
