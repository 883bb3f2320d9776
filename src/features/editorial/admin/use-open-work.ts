import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePictureQueue, useSendPictures } from '@/components/form/use-picture-queue'
import type { Values } from '@/components/form/validate'
import { pictureFolder } from '@/domain/picture-proposal'
import type { KeptWork } from '@/lib/kept-work'
import { takeWork } from '@/stores/kept-work'
import type { Person } from '@/stores/session'
import { useKeeping } from '@/stores/use-keeping'
import type { EditorialKind } from './editorial-kind'
import { fingerprint } from './operations'
import { documentPath, type Work } from './work'

/** A form as it is opened: the work, and what of it is kept under `entryId`. */
export interface Opening {
  work: Work
  entryId: string
  restored: KeptWork | null
}

interface OpenWork {
  work: Work
  /** Under which what is typed is kept on the device. */
  entryId: string
  attempt: Attempt
}

/** What was tried and not answered yet. */
export interface Attempt {
  itemId: string
  /** Fingerprints of what may have been stored. */
  attempts: readonly string[]
}

export type OpenForm = ReturnType<typeof useOpenWork>

/** What stands in an open form, and of which work it is; all that is unsaved is kept on the device. */
export function useOpenWork(kind: EditorialKind, person: Person, { restored, ...opened }: Opening) {
  const form = useForm<Values>({
    defaultValues: restored?.values ?? opened.work.values,
    mode: 'onChange',
  })
  const { itemId = '', tried: attempts = [] } = restored ?? {}
  const [shown, show] = useState<OpenWork>({ ...opened, attempt: { itemId, attempts } })
  const latest = useRef(shown)
  /** Gives back what was taken over from an earlier tab. */
  const release = useRef(() => {})
  /** Whether the form still stands: an action may end after it was left. */
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      release.current()
    }
  }, [])

  const pictures = usePictureQueue()
  const { keep } = useKeeping(form, () => {
    const { work, entryId, attempt } = latest.current
    const { itemId, attempts } = attempt
    const values = form.getValues()
    const chosen = pictures.kept()
    const isUnsaved =
      attempts.length > 0 ||
      Object.keys(chosen).length > 0 ||
      fingerprint(values) !== fingerprint(work.values)
    const unsaved = {
      form: kind.kind,
      subject: documentPath(kind, work.source),
      baseVersion: work.updatedAt,
      itemId,
      tried: attempts,
      values: structuredClone(values),
      pictures: chosen,
    }
    return { uid: person.uid, id: entryId, work: isUnsaved ? unsaved : null }
  })
  useSendPictures(pictures, form, pictureFolder(person), () => void keep())
  useEffect(() => {
    if (!restored) return
    pictures.restore(restored.pictures)
    for (const [field, file] of Object.entries(restored.files ?? {}))
      void pictures.choose(field, file)
  }, [pictures, restored])

  function update(changed: Partial<OpenWork>) {
    latest.current = { ...latest.current, ...changed }
    show(latest.current)
  }

  return {
    form,
    pictures,
    shown,
    /** What `shown` will be when it is drawn. */
    latest: () => latest.current,
    isOpen: () => isOpen.current,
    update,
    keep,
    /**
     * Puts kept work into the form, with the version that it began from. Resolves with the work that
     * stood there; with null where another tab has it.
     */
    async takeOver(offered: KeptWork): Promise<Work | null> {
      const taken = await takeWork(offered)
      if (!taken) return null
      release.current = taken.release
      // What was typed before this answer stays under its own entry.
      void keep()
      const { id, itemId, tried, baseVersion, values, pictures: chosen } = taken.work
      const before = latest.current.work
      update({
        work: { ...before, updatedAt: baseVersion },
        entryId: id,
        attempt: { itemId, attempts: tried },
      })
      form.reset(values)
      pictures.restore(chosen)
      return before
    },
  }
}
