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
import { claimEntry } from '@/services/autosave/entries'
import { useFormAutosave } from '@/services/autosave/use-entry-autosave'
import { refreshSession } from '@/services/session/refresh-session'
import { type Notice, showNotice } from '@/stores/notice'
import type { Person } from '@/stores/session'
import type { EditorialKind } from '../editorial-kind'
import { type EditorEvent, isReady, nextState, initialState, type EditorInit } from './editor-state'
import { canonicalJson } from './operations'
import { documentPath, formPath, type Source, type EditorDocument } from './editor-document'

export type OpenDocument = ReturnType<typeof useOpenDocument>

export function useOpenDocument(
  kind: EditorialKind,
  person: Person,
  initial: EditorInit,
  moveTo: (source: Source) => void,
) {
  const client = useQueryClient()
  const { restored } = initial
  const form = useForm<Values>({
    defaultValues: restored?.values ?? initial.document.values,
    mode: 'onChange',
  })
  const [state, show] = useState(() => initialState(initial))
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
    const { document, base, entryId, itemId, attempts, isPostponed } = latest.current
    const values = form.getValues()
    const chosen = pictures.pending()
    const isUnsaved =
      isPostponed ||
      attempts.length > 0 ||
      Object.keys(chosen).length > 0 ||
      canonicalJson(values) !== canonicalJson(document.values)
    const unsaved = {
      form: kind.kind,
      subject: documentPath(kind, document.source),
      baseVersion: document.updatedAt,
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

  /** Function that releases the entry of an earlier tab. */
  const [release, setRelease] = useState<() => void>()
  useEffect(() => release, [release])

  const isLeft = () => latest.current.phase.name === 'left'

  function refreshLists() {
    const drafts = [adminKeys.kind(kind.kind), adminKeys.returnedDrafts(person.uid)]
    void invalidateContent(client, ...drafts, ...kind.content)
    void refreshSession()
  }

  /** Continues from `document`. Text that was typed meanwhile counts as unsaved. */
  function settle(
    document: EditorDocument,
    unanswered: { itemId?: string; attempts?: readonly string[] } = {},
  ) {
    const hasMoved =
      formPath(kind, document.source) !== formPath(kind, latest.current.document.source)
    send({ type: 'settled', document, ...unanswered })
    void flush()
    refreshLists()
    if (hasMoved && !isLeft()) moveTo(document.source)
  }

  /** Shows a notice. Its actions need the form, so they open the address of the form first. */
  function notify(notice: Notice, path?: string) {
    if (!isLeft()) return showNotice(notice, path)
    const title = draftTitle({ data: form.getValues() })
    showNotice({ ...notice, text: `“${title}”: ${notice.text}`, actions: [] })
  }

  /**
   * Restores an entry. Resolves with the previous document, or null if another tab has the entry open or the form has
   * changed since.
   */
  async function restoreEntry(offered: AutosavedEntry): Promise<EditorDocument | null> {
    const claimed = await claimEntry(offered)
    if (!claimed) return null
    if (!isReady(latest.current)) {
      claimed.release()
      return null
    }
    setRelease(() => claimed.release)
    // Text typed before stays in its own entry.
    void flush()
    const before = latest.current.document
    send({ type: 'restored', entry: claimed.entry })
    form.reset(claimed.entry.values)
    pictures.restore(claimed.entry.pictures)
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
    restoreEntry,
  }
}
