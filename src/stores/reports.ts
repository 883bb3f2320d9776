import { create } from 'zustand'
import { trackingCodeFrom } from '@/domain/id'
import type { ComplaintInput } from '@/domain/schemas/complaint'
import { UserFacingError } from '@/lib/errors'
import { logError } from '@/lib/log'
import { askForSync } from '@/lib/reports/background-sync'
import {
  addReport,
  deleteDraft,
  deleteReport,
  isQueued,
  makeDraft,
  noteSent,
  type QueuedReport,
  readDraft,
  readReport,
  readReports,
  type ReportDraft,
  requeueReport,
  storeDraft,
  type StoredReport,
} from '@/lib/reports/report-store'
import { announceChange, beingSent, inTurn, untilSent, watchChanges } from '@/lib/reports/turns'

interface Reports {
  /** All of this device, newest first. */
  reports: readonly StoredReport[]
  /** The id of the one that is being sent, in whichever tab or in the service worker. */
  sending: string | null
}

export const useReports = create<Reports>(() => ({ reports: [], sending: null }))

/** Said wherever a report was not sent. */
export const FAILED = 'Gagal mengirim laporan. Pastikan Anda terhubung ke internet dan coba lagi.'
const CLOSED = 'Pengaduan lewat situs sedang ditutup.'
const KEPT = 'Isi laporan tetap tersimpan di perangkat ini.'
const FULL =
  'Penyimpanan perangkat penuh, jadi isian ini tidak tersimpan di perangkat. Hapus beberapa berkas ' +
  'atau aplikasi yang tidak dipakai, dan jangan tutup halaman ini sebelum laporan terkirim.'

/** Whoever presses send waits at most so long for the answer; delivery goes on behind. */
const PATIENCE_MILLISECONDS = 30_000

/** Of reports that no storage took, what shows them again while this page lives. */
const unstored = new Map<string, StoredReport>()

/** What was tried with a photo, so that a second press of the button makes no second report. */
const tries = new WeakMap<Blob, { id: string; text: string }>()

/** What was changed after its report had been sent from the list is another report. */
function idFor(input: ComplaintInput, photo: Blob): string {
  const text = JSON.stringify(input)
  const before = tries.get(photo)
  const isSent = useReports
    .getState()
    .reports.some(({ id, state }) => id === before?.id && state === 'sent')
  const id =
    before && (before.text === text || !isSent)
      ? before.id
      : trackingCodeFrom(crypto.getRandomValues(new Uint8Array(16)))
  tries.set(photo, { id, text })
  return id
}

let reading = Promise.resolve()
let next: Promise<void> | null = null

/** Reads what the device has, after this call. Without storage there is what this tab knows. */
export function refreshReports(): Promise<void> {
  // Whoever asks while one is read shares the one after it: a long queue says much as it goes.
  next ??= reading.then(() => {
    next = null
    return (reading = read())
  })
  return next
}

async function read(): Promise<void> {
  try {
    const [stored, sending] = await Promise.all([readReports(), beingSent()])
    useReports.setState({ reports: withUnstored(stored), sending })
    if (sending) void watchSending(sending)
    if (hasWaiting()) scheduleRound()
  } catch (error) {
    useReports.setState(({ reports }) => ({ reports: withUnstored(reports), sending: null }))
    logError('Laporan di perangkat tidak dapat dibaca', error)
  }
}

function withUnstored(reports: readonly StoredReport[]): StoredReport[] {
  return [...unstored.values(), ...reports.filter(({ id }) => !unstored.has(id))]
}

let watched: string | null = null

/** Whoever sends a report may be ended in the middle of it, and then tells nobody. */
async function watchSending(id: string): Promise<void> {
  if (watched === id) return
  watched = id
  await untilSent(id)
  watched = null
  await refreshReports()
}

/**
 * Stores a report on the device, which ends the draft, and tries to send it at once. Rejects with a
 * UserFacingError when it was refused (it stays on the device as such), or could neither be stored nor
 * sent.
 */
export async function submitReport(
  input: ComplaintInput,
  photo: Blob,
): Promise<{ id: string; outcome: 'sent' | 'stored' }> {
  const id = idFor(input, photo)
  const { category } = input
  const report: QueuedReport = { id, state: 'waiting', at: Date.now(), category, input, photo }
  try {
    await addReport(report)
  } catch (error) {
    logError('Laporan tidak dapat disimpan di perangkat', error)
    return sendUnstored(report, error)
  }
  announceChange()
  await refreshReports()
  void askForSync()
  await Promise.race([deliverAfresh(), pause(PATIENCE_MILLISECONDS)])
  const { state, problem } = useReports.getState().reports.find((one) => one.id === id) ?? report
  if (state === 'refused')
    throw new UserFacingError(problem === 'closed' ? `${FAILED} ${CLOSED} ${KEPT}` : FAILED)
  tries.delete(photo)
  if (state === 'sent') return { id, outcome: 'sent' }
  // What waits must not be what the browser clears first.
  void navigator.storage?.persist?.()
  return { id, outcome: 'stored' }
}

async function sendUnstored(
  report: QueuedReport,
  refusal: unknown,
): Promise<{ id: string; outcome: 'sent' }> {
  const { id, at, category, photo } = report
  const outcome = await deliverUnstored(report)
  if (outcome?.state !== 'sent') {
    const closed = outcome?.state === 'refused' && outcome.problem === 'closed'
    const reason = closed ? CLOSED : isFull(refusal) ? FULL : ''
    throw new UserFacingError(`${FAILED} ${reason}`.trim())
  }
  tries.delete(photo)
  await noteSent(report).catch(() =>
    unstored.set(id, { id, at, category, state: 'sent', sentAt: Date.now() }),
  )
  await refreshReports()
  return { id, outcome: 'sent' }
}

async function deliverUnstored(report: QueuedReport) {
  try {
    const { deliver } = await import('@/lib/reports/deliver')
    return await inTurn(() => deliver(report, () => Promise.resolve()))
  } catch (error) {
    logError('Laporan tidak terkirim', error)
    return null
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** Has a refused report sent again. Where it cannot be, its state says so. */
export async function retryReport(id: string): Promise<void> {
  await requeueReport(id)
  announceChange()
  void askForSync()
  await deliverAfresh()
}

/** Removes a report from this device, and only from there. */
export async function removeReport(id: string): Promise<void> {
  unstored.delete(id)
  await inTurn(() => deleteReport(id))
  announceChange()
  await refreshReports()
}

/**
 * Takes a report out of the queue, to be changed in the form: it is the draft from now on. Rejects with
 * a UserFacingError when it may have arrived already, or when the form holds another.
 */
export async function takeBack(id: string): Promise<StoredReport> {
  const report = await inTurn(async () => {
    const found = await readReport(id)
    if (!found || !isQueued(found)) throw new UserFacingError('Laporan ini sudah terkirim.')
    if (found.unanswered)
      throw new UserFacingError(
        'Laporan ini mungkin sudah terkirim. Tunggu sampai ada jaringan; sesudah itu terlihat keadaannya.',
      )
    const draft = await readDraft()
    if (draft && isFilledIn(draft))
      throw new UserFacingError(
        'Formulir masih berisi laporan lain. Kirim atau hapus isiannya dahulu.',
      )
    await makeDraft(found)
    return found
  })
  announceChange()
  await refreshReports()
  return report
}

/** Whether there is more than the category, which is chosen from the beginning. */
export function isFilledIn({ values, photo }: Omit<ReportDraft, 'at'>): boolean {
  const texts = Object.entries(values).filter(([name]) => name !== 'category')
  return photo !== null || texts.some(([, text]) => text.trim() !== '')
}

/** What was typed in the last seven days and not sent; null for nothing. Throws the browser's errors. */
export function readReportDraft(): Promise<ReportDraft | null> {
  return readDraft()
}

/** Keeps what is typed. Rejects with a UserFacingError when the device has no room for it. */
export async function keepReportDraft(draft: ReportDraft): Promise<void> {
  try {
    await storeDraft(draft)
  } catch (error) {
    throw isFull(error) ? new UserFacingError(FULL, { cause: error }) : error
  }
}

export function dropReportDraft(): Promise<void> {
  return deleteDraft()
}

/** Where something waits, the next round comes so much later, and each time twice as much. */
const FIRST_PAUSE_MILLISECONDS = 15_000
const LONGEST_PAUSE_MILLISECONDS = 10 * 60_000

let pauseMilliseconds = FIRST_PAUSE_MILLISECONDS
let timer: ReturnType<typeof setTimeout> | undefined
let round = Promise.resolve()

function hasWaiting(): boolean {
  return useReports.getState().reports.some(({ state }) => state === 'waiting')
}

/** Every tab does: the one that meant to send may be closed by then. */
function scheduleRound(): void {
  timer ??= setTimeout(() => {
    pauseMilliseconds = Math.min(2 * pauseMilliseconds, LONGEST_PAUSE_MILLISECONDS)
    round = round.then(deliverAll)
  }, pauseMilliseconds)
}

/** A round that begins after this call: it sees what was stored before. */
function deliverAfresh(): Promise<void> {
  pauseMilliseconds = FIRST_PAUSE_MILLISECONDS
  round = round.then(deliverAll)
  return round
}

async function deliverAll(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  try {
    // Without network its code may not be there either.
    if (navigator.onLine) await (await import('@/lib/reports/deliver')).deliverReports()
  } catch (error) {
    logError('Laporan belum dapat dikirim', error)
  }
  await refreshReports()
  if (hasWaiting()) return
  clearTimeout(timer)
  timer = undefined
  pauseMilliseconds = FIRST_PAUSE_MILLISECONDS
}

/** Sends what waits, now and whenever there is hope for it. Resolves after the first try. */
export async function startOutbox(): Promise<void> {
  watchChanges(() => void refreshReports())
  // A draft goes after its seven days, whether or not its form is opened again.
  readDraft().catch((error: unknown) => logError('Isian laporan tidak dapat dibaca', error))
  const deliverWaiting = async () => {
    await refreshReports()
    if (!hasWaiting()) return
    void askForSync()
    await deliverAfresh()
  }
  addEventListener('online', () => void deliverWaiting())
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void deliverWaiting()
  })
  await deliverWaiting()
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
