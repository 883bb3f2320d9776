import { useCallback, useEffect, useRef } from 'react'
import { onFlushAll } from './flush-all'

/** Maximum delay before unsaved input is stored. With the time for storing, a crash loses about 300 ms of input. */
const LONGEST_MILLISECONDS = 200

/**
 * Calls `flush` once for all calls of `soon` within 200 ms, and immediately when the page is hidden or left. While
 * `isBusy`, the timer is extended, because large photos would otherwise be written with every key. `stop` cancels the
 * pending call.
 */
function useDebouncedFlush(
  flush: () => void,
  isBusy: () => boolean,
): { soon: () => void; stop: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(flush)
  useEffect(() => {
    latest.current = flush
  })

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
  }, [])
  const run = useCallback(() => {
    stop()
    latest.current()
  }, [stop])
  const soon = useCallback(() => {
    const arm = () => {
      timer.current = setTimeout(() => (isBusy() ? arm() : run()), LONGEST_MILLISECONDS)
    }
    if (timer.current === undefined) arm()
  }, [run, isBusy])

  useEffect(() => {
    const runIfPending = () => {
      if (timer.current !== undefined) run()
    }
    const runIfHidden = () => document.hidden && runIfPending()
    addEventListener('pagehide', runIfPending)
    document.addEventListener('visibilitychange', runIfHidden)
    // Runs before the handler that asks before closing, because that handler checks for pending entries.
    addEventListener('beforeunload', runIfPending, { capture: true })
    return () => {
      removeEventListener('pagehide', runIfPending)
      document.removeEventListener('visibilitychange', runIfHidden)
      removeEventListener('beforeunload', runIfPending, { capture: true })
      runIfPending()
    }
  }, [run])

  return { soon, stop }
}

interface Autosaving<Unsaved> {
  read: () => readonly Unsaved[]
  /** Returns whether the device has stored, or is storing, exactly this content. */
  isStored: (unsaved: Unsaved) => boolean
  store: (unsaved: Unsaved) => Promise<void>
}

export interface Autosave {
  changed: () => void
  flush: () => Promise<void>
  /** Cancels storing the latest change, because the server has stored it. */
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
