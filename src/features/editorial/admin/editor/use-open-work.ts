import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePictureQueue, useSendPictures } from '@/components/form/pictures/use-picture-queue'
import type { Values } from '@/components/form/validate'
import { draftTitle } from '@/domain/drafts/draft'
import { pictureFolder } from '@/domain/pictures/staged-picture'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { adminKeys } from '@/lib/query/admin-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { takeEntry } from '@/services/autosave/entries'
import { useFormAutosave } from '@/services/autosave/use-entry-autosave'
import { refreshSession } from '@/services/session/refresh-session'
import { type Notice, showNotice } from '@/stores/notice'
import type { Person } from '@/stores/session'
import type { EditorialKind } from '../editorial-kind'
import { type EditorEvent, isReady, nextState, openedState, type Opening } from './editor-state'
import { fingerprint } from './operations'
import { documentPath, formPath, type Source, type Work } from './work'

export type OpenWork = ReturnType<typeof useOpenWork>

export function useOpenWork(
  kind: EditorialKind,
  person: Person,
  opening: Opening,
  moveTo: (source: Source) => void,
) {
  const client = useQueryClient()
  const { restored } = opening
  const form = useForm<Values>({
    defaultValues: restored?.values ?? opening.work.values,
    mode: 'onChange',
  })
  const [state, show] = useState(() => openedState(opening))
  /** Next value of `state`, for code that runs before the next render. */
  const latest = useRef(state)
  const send = useCallback((event: EditorEvent) => {
    latest.current = nextState(latest.current, event)
    show(latest.current)
  }, [])
  useEffect(() => {
    if (latest.current.phase.name === 'left') send({ type: 'entered' })
    return () => send({ type: 'left' })
  }, [send])

  const pictures = usePictureQueue()
  const { flush } = useFormAutosave(form, () => {
    const { work, base, entryId, itemId, attempts, isPostponed } = latest.current
    const values = form.getValues()
    const chosen = pictures.pending()
    const isUnsaved =
      isPostponed ||
      attempts.length > 0 ||
      Object.keys(chosen).length > 0 ||
      fingerprint(values) !== fingerprint(work.values)
    const unsaved = {
      form: kind.kind,
      subject: documentPath(kind, work.source),
      baseVersion: work.updatedAt,
      itemId,
      tried: attempts,
      ...(isPostponed && { isPostponed }),
      values,
      ...(base && { base }),
      pictures: chosen,
    }
    return { uid: person.uid, id: entryId, entry: isUnsaved ? unsaved : null }
  })
  useSendPictures(pictures, form, pictureFolder(person), () => void flush())
  useEffect(() => {
    if (restored) pictures.restore(restored.pictures)
  }, [pictures, restored])

  /** Releases the entry that came from an earlier tab. */
  const [release, setRelease] = useState<() => void>()
  useEffect(() => release, [release])

  const isLeft = () => latest.current.phase.name === 'left'

  function refreshLists() {
    const drafts = [adminKeys.kind(kind.kind), adminKeys.returnedDrafts(person.uid)]
    void invalidateContent(client, ...drafts, ...kind.content)
    void refreshSession()
  }

  /** Continues from `work`. Text typed meanwhile counts as unsaved. */
  function settle(work: Work, unanswered: { itemId?: string; attempts?: readonly string[] } = {}) {
    const hasMoved = formPath(kind, work.source) !== formPath(kind, latest.current.work.source)
    send({ type: 'settled', work, ...unanswered })
    void flush()
    refreshLists()
    if (hasMoved && !isLeft()) moveTo(work.source)
  }

  /** The notice's actions need the form, so they open its address first. */
  function notify(notice: Notice, path?: string) {
    if (!isLeft()) return showNotice(notice, path)
    const title = draftTitle({ data: form.getValues() })
    showNotice({ ...notice, text: `“${title}”: ${notice.text}`, actions: [] })
  }

  /** Resolves with the previous work, or null if another tab has the entry or the form moved on. */
  async function takeOver(offered: AutosavedEntry): Promise<Work | null> {
    const taken = await takeEntry(offered)
    if (!taken) return null
    if (!isReady(latest.current)) {
      taken.release()
      return null
    }
    setRelease(() => taken.release)
    // Text typed earlier stays under its own entry.
    void flush()
    const before = latest.current.work
    send({ type: 'restored', entry: taken.entry })
    form.reset(taken.entry.values)
    pictures.restore(taken.entry.pictures)
    return before
  }

  return {
    form,
    pictures,
    state,
    latest: () => latest.current,
    isLeft,
    send,
    flush,
    refreshLists,
    settle,
    notify,
    takeOver,
  }
}
