import type { ComplaintInput } from '@/domain/complaints/complaint-schema'
import { trackingCodeFrom } from '@/domain/ids/id'
import { deviceProblem, type DeviceProblem } from '@/lib/device-store'
import { UserFacingError } from '@/lib/errors'
import { keepStorage } from '@/lib/keep-storage'
import { logError } from '@/lib/log'
import { askForSync } from '@/lib/reports/background-sync'
import { announceChange, withLock } from '@/lib/reports/report-locks'
import {
  addReport,
  noteSent,
  type Obstacle,
  type QueuedReport,
  type StoredReport,
} from '@/lib/reports/report-store'
import { useReports } from '@/stores/reports'
import { deliverAfresh, refreshReports, rememberSent } from './outbox'
import { FULL } from './report-draft'

/** Said wherever a report was not sent. */
export const FAILED = 'Gagal mengirim laporan. Pastikan Anda terhubung ke internet dan coba lagi.'
const KEPT = 'Isi laporan tetap tersimpan di perangkat ini.'

/** Why it was not sent, where that is not for want of a network. */
const CAUSES: Record<Obstacle | NonNullable<StoredReport['problem']>, string> = {
  closed: 'Pengaduan lewat situs sedang ditutup.',
  denied: 'Kantor desa tidak dapat menerima laporan ini. Periksa isinya.',
  server: 'Server sedang terganggu.',
  rejected: 'Server menolak laporan ini.',
  busy: 'Laporan yang masuk saat ini terlalu banyak.',
}

/** Where the report is, when it is not on the device for certain. */
const NOT_STORED: Record<DeviceProblem | 'unknown', string> = {
  full: FULL,
  silent: 'Penyimpanan perangkat tidak menjawab, jadi laporan ini hanya ada di halaman ini.',
  refused: 'Perangkat menolak menyimpan, jadi laporan ini hanya ada di halaman ini.',
  unknown:
    'Penyimpanan perangkat belum menjawab, jadi belum pasti laporan ini tersimpan. Lihat daftar ' +
    '“Laporan saya” sebelum mengirim lagi.',
}

/** A report that was not sent and that the device has not for certain: it is in the form alone. */
export class NotStored extends UserFacingError {}

/** Whoever presses send waits at most so long for the answer; delivery goes on behind. */
const TIMEOUT_MILLISECONDS = 30_000

/** Longer than a device takes to store a report, or to take back what it has not. */
const STORING_MILLISECONDS = 12_000

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

/** What became of a report that was not refused. */
export interface SentReport extends Pick<StoredReport, 'id' | 'obstacle'> {
  state: 'sent' | 'waiting'
}

/**
 * Stores a report on the device, which ends the draft, and tries to send it at once. Rejects with a
 * UserFacingError when it was refused (it stays on the device as such), with NotStored when it could neither
 * be stored nor sent.
 */
export async function submitReport(input: ComplaintInput, photo: Blob): Promise<SentReport> {
  const id = idFor(input, photo)
  const { category } = input
  const report: QueuedReport = { id, state: 'waiting', at: Date.now(), category, input, photo }
  const problem = await storeReport(report)
  if (problem) return sendUnstored(report, problem)
  await refreshReports()
  void askForSync()
  await Promise.race([deliverAfresh(), pause(TIMEOUT_MILLISECONDS)])
  const left = useReports.getState().reports.find((one) => one.id === id) ?? report
  if (left.state === 'refused')
    throw new UserFacingError(textOf(left.problem && CAUSES[left.problem], KEPT))
  tries.delete(photo)
  const { state, obstacle } = left
  if (state === 'waiting') keepStorage()
  return { id, state, obstacle }
}

function textOf(...reasons: (string | undefined)[]): string {
  return [FAILED, ...reasons].filter(Boolean).join(' ')
}

/** Resolves with null when the device has it, else with why not, or with that nobody knows. */
async function storeReport(report: QueuedReport): Promise<DeviceProblem | 'unknown' | null> {
  const storing = addReport(report).then(
    () => {
      announceChange()
      return null
    },
    (error: unknown) => {
      logError('Laporan tidak dapat disimpan di perangkat', error)
      return deviceProblem(error)
    },
  )
  return Promise.race([storing, pause(STORING_MILLISECONDS).then(() => 'unknown' as const)])
}

/** From memory. It bears its id, so what the device may have of it after all makes no second one. */
async function sendUnstored(
  report: QueuedReport,
  problem: DeviceProblem | 'unknown',
): Promise<SentReport> {
  const { id, at, category, photo } = report
  const cause = await deliverUnstored(report)
  if (cause !== 'sent') throw new NotStored(textOf(NOT_STORED[problem], cause && CAUSES[cause]))
  tries.delete(photo)
  rememberSent({ id, at, category, state: 'sent' })
  // It is known while this page lives, whether or not the device takes this.
  void noteSent(report).catch(() => undefined)
  await refreshReports()
  return { id, state: 'sent' }
}

/** Resolves with why it was not sent; with undefined for want of a network. */
async function deliverUnstored(report: QueuedReport) {
  // A browser that could not load the code once does not try again while the page lives.
  if (!navigator.onLine) return undefined
  try {
    const { deliver, obstacleOf } = await import('@/lib/reports/deliver')
    try {
      const outcome = await withLock(() => deliver(report, () => Promise.resolve()))
      if (outcome.state === 'sent') return 'sent'
      return outcome.state === 'refused' ? outcome.problem : outcome.obstacle
    } catch (error) {
      logError('Laporan tidak terkirim', error)
      return await obstacleOf(error)
    }
  } catch (error) {
    logError('Laporan tidak terkirim', error)
    return undefined
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
