import { useCallback, useEffect, useRef } from 'react'

/** Together with the time that storing takes, no more than 300 ms of typing are ever lost by a crash. */
const LONGEST_MILLISECONDS = 200

/**
 * Calls `flush` at most so long after `soon`, however fast one types on, once for all calls until then;
 * at once when the page is hidden or left. `stop` takes it back.
 */
export function useDebouncedFlush(flush: () => void): { soon: () => void; stop: () => void } {
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
    timer.current ??= setTimeout(run, LONGEST_MILLISECONDS)
  }, [run])

  useEffect(() => {
    const runIfPending = () => {
      if (timer.current !== undefined) run()
    }
    const runIfHidden = () => document.hidden && runIfPending()
    addEventListener('pagehide', runIfPending)
    document.addEventListener('visibilitychange', runIfHidden)
    // Before the guard that asks whether to close, which looks at what is pending.
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
