import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { KeptPictures } from '@/lib/images/picture-queue'
import { logError } from '@/lib/log'
import {
  dropUnsavedWork,
  keepUnsavedWork,
  readUnsavedWork,
  type UnsavedWork,
} from '@/lib/unsaved-work'
import type { Values } from '@/components/form/check-values'

const PAUSE_MILLISECONDS = 400

/**
 * Keeps what is typed on the device until it is saved, and offers it again when the form named `name`
 * is opened by the same person: after a closed tab, a lost session, a crash.
 */
export function useUnsavedWork(uid: string, name: string, form: UseFormReturn<Values>) {
  const [offered, setOffered] = useState<UnsavedWork | null>(null)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pictures = useRef<KeptPictures>({})

  useEffect(() => {
    let gone = false
    readUnsavedWork(uid, name).then(
      (work) => {
        if (!work || gone) return
        if (Object.keys(work.pictures).length > 0 || differs(work.values, form.getValues()))
          setOffered(work)
      },
      (error: unknown) => logError('Tulisan tersimpan tidak dapat dibaca', error),
    )
    return () => {
      gone = true
    }
  }, [uid, name, form])

  useEffect(() => {
    const keep = () => {
      if (pending.current === undefined) return
      clearTimeout(pending.current)
      pending.current = undefined
      const work = { values: form.getValues(), pictures: pictures.current, at: Date.now() }
      keepUnsavedWork(uid, name, work).catch((error: unknown) =>
        logError('Tulisan tidak dapat disimpan di perangkat', error),
      )
    }
    const { unsubscribe } = form.watch(() => {
      clearTimeout(pending.current)
      pending.current = setTimeout(keep, PAUSE_MILLISECONDS)
    })
    addEventListener('pagehide', keep)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [uid, name, form])

  async function forget() {
    clearTimeout(pending.current)
    pending.current = undefined
    setOffered(null)
    await dropUnsavedWork(uid, name)
  }

  return {
    offered,
    restore: () => {
      if (offered) form.reset(offered.values, { keepDefaultValues: true })
      setOffered(null)
    },
    keepPictures: (kept: KeptPictures) => {
      pictures.current = kept
      keepUnsavedWork(uid, name, {
        values: form.getValues(),
        pictures: kept,
        at: Date.now(),
      }).catch((error: unknown) => logError('Foto tidak dapat disimpan di perangkat', error))
    },
    /** What was kept is not wanted, or has been saved. */
    forget,
  }
}

function differs(one: Values, other: Values): boolean {
  return (
    JSON.stringify(one, Object.keys(one).sort()) !== JSON.stringify(other, Object.keys(one).sort())
  )
}
