import { useCallback, useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { KeptWork } from '@/lib/kept-work'
import { dropWork, keepWork } from './kept-work'
import { useSoon } from './use-soon'

/** What is to be kept under `id`; `work` is null where nothing is unsaved. */
interface Unsaved {
  uid: string
  id: string
  work: Omit<KeptWork, 'uid' | 'id' | 'at'> | null
}

export interface Keeping {
  /** Keeps it now; resolves when it is stored. */
  keep: () => Promise<void>
  /** What was typed last is not kept any more: the server has it. */
  stop: () => void
}

/**
 * Keeps what is typed into `form` on the device: while one types, when the page is hidden or
 * left, and whenever `keep` is called.
 */
export function useKeeping<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'watch'>,
  describe: () => Unsaved,
): Keeping {
  const subscribe = useCallback((changed: () => void) => form.watch(changed).unsubscribe, [form])
  return useKeepingOf(subscribe, describe)
}

/** The same of what is no form: `subscribe` tells of each change, until what it answers is called. */
export function useKeepingOf(
  subscribe: (changed: () => void) => () => void,
  describe: () => Unsaved,
): Keeping {
  const latest = useRef(describe)
  useEffect(() => {
    latest.current = describe
  })

  const keep = useCallback(async () => {
    const { work, ...of } = latest.current()
    await (work ? keepWork({ ...work, ...of, at: Date.now() }) : dropWork(of))
  }, [])
  const { soon, stop } = useSoon(() => void keep())
  useEffect(() => subscribe(soon), [subscribe, soon])

  const keepNow = useCallback(() => {
    stop()
    return keep()
  }, [stop, keep])
  return { keep: keepNow, stop }
}
