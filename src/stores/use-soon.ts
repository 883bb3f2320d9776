import { useCallback, useEffect, useRef } from 'react'

/** Together with the time that storing takes, no more than 300 ms of typing are ever lost by a crash. */
const LONGEST_MILLISECONDS = 200

/**
 * Calls `keep` at most so long after `soon`, however fast one types on, once for all calls until then;
 * at once when the page is hidden or left. `stop` takes it back.
 */
export function useSoon(keep: () => void): { soon: () => void; stop: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
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
    timer.current ??= setTimeout(run, LONGEST_MILLISECONDS)
  }, [run])

  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) run()
    }
    const flushIfHidden = () => document.hidden && flush()
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushIfHidden)
    // Before the guard that asks whether to close, which looks at what is pending.
    addEventListener('beforeunload', flush, { capture: true })
    return () => {
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushIfHidden)
      removeEventListener('beforeunload', flush, { capture: true })
      flush()
    }
  }, [run])

  return { soon, stop }
}
