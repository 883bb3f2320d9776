import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { monotonicFactory } from 'ulid'
import { InvalidForm, type Values } from '@/components/form/validate'
import { type TimeZone, dayIn } from '@/domain/time/date'
import { errorKind, errorText } from '@/lib/firebase/errors'
import { promoteStaged } from '@/lib/images/staged-pictures'
import { logUnexpected } from '@/lib/log'
import { adminKeys } from '@/lib/query/admin-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { Conflict } from '@/lib/saving/conflict'
import { serverNow } from '@/lib/server-clock'
import { useSingleFlight } from '@/lib/single-flight'
import { refreshSession } from '@/services/session/refresh-session'
import { clearNavigationPayload, useNavigationPayload } from '@/stores/navigation-payload'
import { dismissNotice, showNotice, undoing } from '@/stores/notice'
import type { Person } from '@/stores/session'
import type { BulkUpload } from '@/staff/kinds/kind-form'
import { AlreadyPublished, canonicalJson } from '../editor/operations'
import { perform } from '../editor/perform'
import { validateFor } from '../editor/validate-for'
import { newDocument } from '../editor/editor-document'
import type { EditorialKind } from '../editorial-kind'
import { MAX_ENTRIES, type UploadEntry, isRefused } from './upload-entry'
import { useUploadEntries } from './use-upload-entries'

export type BulkAction = 'publish' | 'submit' | 'save'

const DONE: Record<BulkAction, string> = {
  publish: 'terbit',
  submit: 'diajukan',
  save: 'tersimpan sebagai draf',
}

const ELSEWHERE = 'Foto itu sedang terbuka di tab lain, atau sudah terbit.'
const UNSENT = 'Fotonya belum terunggah.'

/** Stores each entry separately. Failed entries stay, and another attempt creates no duplicates. */
export function useBulkUpload(
  kind: EditorialKind,
  fields: BulkUpload,
  person: Person,
  zone: TimeZone,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { latest, change, flush, prepared, valuesOf, drop, takeOut, ...open } = useUploadEntries(
    kind,
    fields,
    person,
  )
  const { queue } = open
  const [busy, runOnce] = useSingleFlight()
  const [action, setAction] = useState<BulkAction>('save')
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  function run(action: BulkAction, wanted?: readonly string[]): Promise<void> {
    const chosen = () => latest().filter(({ id }) => !wanted || wanted.includes(id))
    return runOnce(async () => {
      setAction(action)
      dismissNotice()
      await open.resumed()
      await prepared()
      if (chosen().length === 0) return showNotice({ kind: 'note', text: ELSEWHERE })
      if (action === 'publish' && !onlineManager.isOnline()) await postpone(chosen())
      else await storeAll(action, chosen)
    })
  }

  const { publishing } = useNavigationPayload()
  const publishPressed = useEffectEvent(() => {
    clearNavigationPayload()
    return run('publish', publishing)
  })
  const isPressed = open.isOpened && publishing.length > 0
  useEffect(() => {
    if (isPressed) void publishPressed()
  }, [isPressed])

  /** Postpones publishing, but first reports missing texts. */
  async function postpone(chosen: readonly UploadEntry[]) {
    const usable = chosen.filter(({ id }) => !isRefused(queue.choiceOf(id)))
    if (!checkAll('publish', usable)) return
    for (const { id } of usable) change(id, { isPostponed: true, problem: '' })
    await flush()
    showNotice({
      kind: 'note',
      isOffline: true,
      text: `Tidak ada jaringan, jadi ${usable.length} foto belum terbit. Foto dan keterangannya tetap ada di sini. Saat jaringan kembali, terbitkan dengan satu ketukan.`,
    })
  }

  async function storeAll(action: BulkAction, chosen: () => readonly UploadEntry[]) {
    // The network may have returned for too short a time to upload them.
    for (const { id, isPostponed } of chosen())
      if (isPostponed && queue.choiceOf(id)?.step.name === 'failed') queue.retry(id)
    // Each row shows its own upload error.
    await queue.settled().catch(() => {})
    const sent = chosen().filter(({ id }) => !queue.choiceOf(id))
    for (const { id, isPostponed } of chosen()) {
      const choice = queue.choiceOf(id)
      const waits = action === 'publish' && choice?.step.name === 'waiting'
      if (choice?.picture) change(id, { problem: UNSENT, isPostponed: isPostponed || waits })
    }
    const checked = checkAll(action, sent)
    if (!checked) return
    if (action === 'publish') nameItems(sent)
    let done = 0
    for (const { id, valid } of checked) if (valid && (await storeOne(action, id, valid))) done += 1
    await flush()
    void invalidateContent(client, adminKeys.kind(kind.kind), ...kind.content)
    void refreshSession()
    await report(action, done, chosen().length)
  }

  /** Returns the valid content of each entry. If one is incomplete, marks it and returns null. */
  function checkAll(action: BulkAction, chosen: readonly UploadEntry[]) {
    const checked = chosen.map((entry) => ({ id: entry.id, ...check(action, entry) }))
    const wrong = checked.flatMap(({ id, error }) => (error ? [{ id, error }] : []))
    for (const { id, error } of wrong) change(id, { error })
    const [first] = wrong
    if (!first) return checked
    document.getElementsByName(first.id)[0]?.focus()
    showNotice({ kind: 'error', text: `${wrong.length} foto perlu dilengkapi dahulu.` })
    return null
  }

  function check(action: BulkAction, entry: UploadEntry): { valid?: Values; error?: string } {
    try {
      const day = dayIn(zone, serverNow())
      return { valid: validateFor(action, kind, 'baru', valuesOf(entry), day, person) }
    } catch (error) {
      if (!(error instanceof InvalidForm)) throw error
      const isPending = queue.choiceOf(entry.id) !== undefined
      const lacking = error.fieldErrors.filter(([field]) => field !== fields.picture || !isPending)
      return { error: lacking.map(([, message]) => message).join(' ') }
    }
  }

  /** Assigns ids that sort the first entry before all others, the same for every try. */
  function nameItems(chosen: readonly UploadEntry[]) {
    const next = monotonicFactory()
    for (const { id, itemId } of [...chosen].reverse())
      if (itemId === '') change(id, { itemId: next(serverNow().getTime()) })
  }

  /** Stores one entry. Resolves with whether it is stored and has left the form. */
  async function storeOne(action: BulkAction, id: string, valid: Values): Promise<boolean> {
    try {
      const data = action === 'publish' ? await promoteStaged(client, valid) : valid
      const before = latest().find((entry) => entry.id === id)
      if (!before) return false
      const attempts = [...new Set([...before.attempts, canonicalJson(data)])]
      change(id, { attempts, problem: '' })
      await flush()
      const by = { actor: person.uid, version: '', attempts }
      const blank = newDocument(id, kind.empty(person.name))
      await perform(kind.kind, action, blank, before.itemId, data, {}, by)
    } catch (error) {
      // An earlier try stored the item, and somebody has edited it since.
      if (!(error instanceof AlreadyPublished || error instanceof Conflict)) {
        logUnexpected(`Saving ${kind.label} failed`, error)
        const isPostponed = action === 'publish' && errorKind(error) === 'unreachable'
        change(id, { problem: errorText(error), ...(isPostponed && { isPostponed }) })
        return false
      }
    }
    await drop(id)
    return true
  }

  /** Reports the result. `left` entries could not be stored. */
  async function report(action: BulkAction, done: number, left: number) {
    const stored = `${done} foto ${DONE[action]}.`
    const goes = isOpen.current && latest().length === 0
    const path = goes ? kind.path : location.pathname
    if (left === 0)
      showNotice(
        {
          kind: 'success',
          text: stored,
          links: action === 'publish' ? [{ label: 'Lihat di situs', to: kind.publicPath('') }] : [],
        },
        path,
      )
    else
      showNotice({
        kind: 'error',
        text: `${done > 0 ? `${stored} ` : ''}${left} foto belum ${DONE[action]}; sebabnya tertulis di bawah fotonya.`,
      })
    if (goes) await navigate(kind.path)
  }

  return {
    ...open,
    running: busy ? action : null,
    run,
    /** Stops waiting. The entries are published only when the user requests it again. */
    forgetPostponed() {
      for (const { id } of latest()) change(id, { isPostponed: false })
      void flush()
    },
    discard(id: string) {
      const isUsable = !isRefused(queue.choiceOf(id))
      const back = takeOut(id)
      if (isUsable) showNotice({ kind: 'note', text: 'Foto dikeluarkan.', actions: undoing(back) })
    },
    async add(files: readonly File[]) {
      dismissNotice()
      const left = await open.add(files)
      if (left > 0 && isOpen.current)
        showNotice({
          kind: 'note',
          text: `Paling banyak ${MAX_ENTRIES} foto sekaligus; ${left} foto tidak ikut. Simpan dahulu yang ini, lalu pilih sisanya.`,
        })
    },
  }
}
