import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import { trackingCodeFrom } from '@/domain/ids/id'
import { deviceProblem, type DeviceProblem } from '@/lib/device-store'
import { UserFacingError } from '@/lib/errors'
import { keepStorage } from '@/lib/keep-storage'
import { logError } from '@/lib/log'
import { requestBackgroundSync } from '@/lib/reports/background-sync'
import { announceChange, withLock } from '@/lib/reports/report-locks'
import {
  addReport,
  recordSentReport,
  type DeliveryProblem,
  type QueuedReport,
  type Requested,
  type StoredReport,
} from '@/lib/reports/report-store'
import { useReports } from '@/stores/reports'
import { startDelivery, refreshReports, rememberSent } from './outbox'
import { FULL, wordedFor } from './report-draft'

export const FAILED = 'Gagal mengirim laporan. Pastikan Anda terhubung ke internet dan coba lagi.'
const KEPT = 'Isi laporan tetap tersimpan di perangkat ini.'

const CAUSES: Record<DeliveryProblem | NonNullable<StoredReport['problem']>, string> = {
  closed: 'Pengaduan lewat situs sedang ditutup.',
  denied: 'Kantor desa tidak dapat menerima laporan ini. Periksa isinya.',
  server: 'Server sedang terganggu.',
  rejected: 'Server menolak laporan ini.',
  busy: 'Laporan yang masuk saat ini terlalu banyak.',
}

const NOT_STORED: Record<DeviceProblem | 'unknown', string> = {
  full: FULL,
  silent: 'Penyimpanan perangkat tidak menjawab, jadi laporan ini hanya ada di halaman ini.',
  refused: 'Perangkat menolak menyimpan, jadi laporan ini hanya ada di halaman ini.',
  unknown:
    'Penyimpanan perangkat belum menjawab, jadi belum pasti laporan ini tersimpan. Lihat daftar ' +
    '“Laporan saya” sebelum mengirim lagi.',
}

/** Thrown when a report was not sent and possibly not stored on the device, so it may exist only in the form. */
export class NotStored extends UserFacingError {}

/** Maximum wait for the response after pressing send. Delivery continues in the background. */
const TIMEOUT_MILLISECONDS = 30_000

/** Timeout for storing a report, longer than a device needs to store it or to roll back. */
const STORING_MILLISECONDS = 12_000

/**
 * Id and text of the last attempt, so that pressing the button again sends nothing twice. The key is the photo of a
 * report or the form of a request.
 */
const tries = new WeakMap<object, { id: string; text: string }>()

/** Returns the id of the last attempt, or a new id if that report was sent and its text has changed since. */
function idFor(input: object, attempt: object): string {
  const text = JSON.stringify(input)
  const before = tries.get(attempt)
  const isSent = useReports
    .getState()
    .reports.some(({ id, state }) => id === before?.id && state === 'sent')
  const id =
    before && (before.text === text || !isSent)
      ? before.id
      : trackingCodeFrom(crypto.getRandomValues(new Uint8Array(16)))
  tries.set(attempt, { id, text })
  return id
}

export interface SentReport extends Pick<StoredReport, 'id' | 'obstacle'> {
  state: 'sent' | 'waiting'
}

/**
 * Stores a report on the device, deletes the draft, and tries to send the report. Rejects with a UserFacingError if the
 * report was refused (it stays on the device), and with NotStored if it could be neither stored nor sent.
 */
export function submitReport(input: ComplaintInput, photo: Blob): Promise<SentReport> {
  const { category } = input
  const report = { id: idFor(input, photo), at: Date.now(), category, input, photo }
  return submit({ ...report, state: 'waiting' }, photo)
}

/**
 * Stores and sends an information request or an objection like `submitReport`. `form` is any object that stays the same
 * while the form is open.
 */
export function submitRequest(request: Requested, form: object): Promise<SentReport> {
  const sent = { ...request, id: idFor(request.input, form), at: Date.now() }
  return submit({ ...sent, state: 'waiting' }, form)
}

async function submit(report: QueuedReport, attempt: object): Promise<SentReport> {
  const { id, kind } = report
  const problem = await storeReport(report)
  if (problem) return sendUnstored(report, problem, attempt)
  await refreshReports()
  void requestBackgroundSync()
  await Promise.race([startDelivery(), pause(TIMEOUT_MILLISECONDS)])
  const left = useReports.getState().reports.find((one) => one.id === id) ?? report
  if (left.state === 'refused')
    throw new UserFacingError(wordedFor(kind, textOf(left.problem && CAUSES[left.problem], KEPT)))
  tries.delete(attempt)
  const { state, obstacle } = left
  if (state === 'waiting') keepStorage()
  return { id, state, obstacle }
}

function textOf(...reasons: (string | undefined)[]): string {
  return [FAILED, ...reasons].filter(Boolean).join(' ')
}

/** Stores a report. Resolves with null if the device stored it, otherwise with the cause or 'unknown'. */
async function storeReport(report: QueuedReport): Promise<DeviceProblem | 'unknown' | null> {
  const storing = addReport(report).then(
    () => {
      announceChange()
      return null
    },
    (error: unknown) => {
      logError('Storing the report on the device failed', error)
      return deviceProblem(error)
    },
  )
  return Promise.race([storing, pause(STORING_MILLISECONDS).then(() => 'unknown' as const)])
}

/** Sends a report from memory. Its id prevents a duplicate if the device did store it. */
async function sendUnstored(
  report: QueuedReport,
  problem: DeviceProblem | 'unknown',
  attempt: object,
): Promise<SentReport> {
  const { id, at, kind, category } = report
  const cause = await deliverUnstored(report)
  if (cause !== 'sent')
    throw new NotStored(wordedFor(kind, textOf(NOT_STORED[problem], cause && CAUSES[cause])))
  tries.delete(attempt)
  rememberSent({ id, at, kind, category, state: 'sent' })
  // Until this page closes, the report is listed even if the device does not store it.
  void recordSentReport(report).catch(() => undefined)
  await refreshReports()
  return { id, state: 'sent' }
}

/** Delivers a report. Resolves with the cause if it was not sent, or undefined if the device is offline. */
async function deliverUnstored(report: QueuedReport) {
  // Browsers do not retry a failed dynamic import within the same page.
  if (!navigator.onLine) return undefined
  try {
    const { deliver, obstacleOf } = await import('@/lib/reports/deliver')
    try {
      const outcome = await withLock(() => deliver(report, () => Promise.resolve()))
      if (outcome.state === 'sent') return 'sent'
      return outcome.state === 'refused' ? outcome.problem : outcome.obstacle
    } catch (error) {
      logError('Sending the report failed', error)
      return await obstacleOf(error)
    }
  } catch (error) {
    logError('Sending the report failed', error)
    return undefined
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
