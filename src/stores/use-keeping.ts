import { useCallback, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { KeptWork } from '@/lib/kept-work'
import { dropWork, keepWork } from './kept-work'

/** What is typed is on the device so long after the last key, with the time it takes to store it. */
const PAUSE_MILLISECONDS = 50

/** What is to be kept under `id`; `work` is null where nothing is unsaved. */
interface Unsaved {
  uid: string
  id: string
  work: Omit<KeptWork, 'uid' | 'id' | 'at'> | null
}

/**
 * Keeps what is typed into `form` on the device: soon after the last key, when the page is hidden or
 * left, and whenever the answer is called, which resolves when it is stored.
 */
export function useKeeping<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'watch'>,
  describe: () => Unsaved,
): () => Promise<void> {
  const subscribe = useCallback((changed: () => void) => form.watch(changed).unsubscribe, [form])
  return useKeepingOf(subscribe, describe)
}

/** The same of what is no form: `subscribe` tells of each change, until what it answers is called. */
export function useKeepingOf(
  subscribe: (changed: () => void) => () => void,
  describe: () => Unsaved,
): () => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(describe)
  useEffect(() => {
    latest.current = describe
  })

  const keep = useCallback(async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    const { work, ...of } = latest.current()
    await (work ? keepWork({ ...work, ...of, at: Date.now() }) : dropWork(of))
  }, [])

  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) void keep()
    }
    const unsubscribe = subscribe(() => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void keep(), PAUSE_MILLISECONDS)
    })
    addEventListener('pagehide', flush)
    // Before the guard that asks whether to close, which looks at what is pending.
    addEventListener('beforeunload', flush, { capture: true })
    return () => {
      unsubscribe()
      removeEventListener('pagehide', flush)
      removeEventListener('beforeunload', flush, { capture: true })
      flush()
    }
  }, [subscribe, keep])

  return keep
}
