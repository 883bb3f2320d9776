import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { monotonicFactory } from 'ulid'
import type { TimeZone } from '@/domain/time/date'
import { errorKind, errorText } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'
import { adminKeys } from '@/lib/query/admin-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { Conflict } from '@/lib/saving/conflict'
import { serverNow } from '@/lib/server-clock'
import { useSingleFlight } from '@/lib/single-flight'
import { refreshSession } from '@/services/session/refresh-session'
import { clearNavigationPayload, useNavigationPayload } from '@/stores/navigation-payload'
import { dismissNotice, showNotice } from '@/stores/notice'
import type { Person } from '@/stores/session'
import type { BulkUpload } from '@/staff/kinds/kind-form'
import { errorsFor, runAction } from '../editor/actions'
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

/** Manages the bulk upload form. Stores entries one by one. Retries do not store an entry twice. */
export function useBulkUpload(
  kind: EditorialKind,
  fields: BulkUpload,
  person: Person,
  zone: TimeZone,
) {
  const client = useQueryClient()
  const editing = { kind, person, zone, client }
  const navigate = useNavigate()
  const { latest, change, flush, prepared, valuesOf, drop, ...open } = useUploadEntries(
    kind,
    fields,
    person,
  )
  const { queue, isOpen } = open
  const [busy, runOnce] = useSingleFlight()
  const [action, setAction] = useState<BulkAction>('save')

  function run(action: BulkAction, wanted?: readonly string[]): Promise<void> {
    const chosen = () => latest().filter(({ id }) => !wanted || wanted.includes(id))
    return runOnce(async () => {
      setAction(action)
      dismissNotice()
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
  const isPressed = open.isReady && publishing.length > 0
  useEffect(() => {
    if (isPressed) void publishPressed()
  }, [isPressed])

  /** Postpones publishing until the user requests it online. If captions are missing, shows their errors instead. */
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
    // Retries uploads that failed, for example because the network was available only briefly.
    for (const { id, isPostponed } of chosen())
      if (isPostponed && queue.choiceOf(id)?.step.name === 'failed') queue.retry(id)
    // Errors are ignored here, because each row shows its own.
    await queue.settled().catch(() => {})
    const sent = chosen().filter(({ id }) => !queue.choiceOf(id))
    for (const { id, isPostponed } of chosen()) {
      const choice = queue.choiceOf(id)
      const waits = action === 'publish' && choice?.step.name === 'waiting'
      if (choice?.picture) change(id, { problem: UNSENT, isPostponed: isPostponed || waits })
    }
    if (!checkAll(action, sent)) return
    if (action === 'publish') nameItems(sent)
    let done = 0
    for (const { id } of sent) if (await storeOne(action, id)) done += 1
    await flush()
    void invalidateContent(client, adminKeys.kind(kind.kind), ...kind.content)
    void refreshSession()
    await report(action, done, chosen().length)
  }

  /** Returns whether all entries are valid. Shows the errors of invalid entries and focuses the first invalid entry. */
  function checkAll(action: BulkAction, chosen: readonly UploadEntry[]): boolean {
    const wrong = chosen.flatMap((entry) => {
      const pending = queue.choiceOf(entry.id) ? [fields.picture] : []
      const errors = errorsFor(pending, editing, action, 'baru', valuesOf(entry))
      return errors.length > 0 ? [{ id: entry.id, errors }] : []
    })
    for (const { id, errors } of wrong)
      change(id, { error: errors.map(([, message]) => message).join(' ') })
    const [first] = wrong
    if (!first) return true
    document.getElementsByName(first.id)[0]?.focus()
    showNotice({ kind: 'error', text: `${wrong.length} foto perlu dilengkapi dahulu.` })
    return false
  }

  /** Assigns ids to the items so that the first entry is the newest. Retries use the same ids. */
  function nameItems(chosen: readonly UploadEntry[]) {
    const next = monotonicFactory()
    for (const { id, itemId } of [...chosen].reverse())
      if (itemId === '') change(id, { itemId: next(serverNow().getTime()) })
  }

  /** Stores one entry and removes it from the form. Resolves with true if it is stored. */
  async function storeOne(action: BulkAction, id: string): Promise<boolean> {
    const entry = latest().find((each) => each.id === id)
    if (!entry) return false
    try {
      await runAction(editing, action, entry, valuesOf(entry), {}, (attempt) => {
        change(id, { ...attempt, problem: '' })
        return flush()
      })
    } catch (error) {
      // A conflict means that an earlier attempt stored the item and another user has edited it since.
      if (!(error instanceof Conflict)) {
        logUnexpected(`Saving ${kind.label} failed`, error)
        const isPostponed = action === 'publish' && errorKind(error) === 'unreachable'
        change(id, { problem: errorText(error), ...(isPostponed && { isPostponed }) })
        return false
      }
    }
    await drop(id)
    return true
  }

  /** Shows the result. `left` is the number of entries that could not be stored. */
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
    /** Cancels the postponed publication of all entries. */
    forgetPostponed() {
      for (const { id } of latest()) change(id, { isPostponed: false })
      void flush()
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
