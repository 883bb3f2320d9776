import { trackingCodeFrom } from '@/domain/id'
import type { ComplaintInput } from '@/domain/schemas/complaint'
import { UserFacingError } from '@/lib/errors'
import { logError } from '@/lib/log'
import { askForSync } from '@/lib/reports/background-sync'
import { addReport, noteSent, type QueuedReport } from '@/lib/reports/report-store'
import { announceChange, inTurn } from '@/lib/reports/turns'
import { FULL, isFull } from './report-draft'
import { deliverAfresh, refreshReports, rememberSent, useReports } from './reports'

/** Said wherever a report was not sent. */
export const FAILED = 'Gagal mengirim laporan. Pastikan Anda terhubung ke internet dan coba lagi.'
const CLOSED = 'Pengaduan lewat situs sedang ditutup.'
const KEPT = 'Isi laporan tetap tersimpan di perangkat ini.'

/** Whoever presses send waits at most so long for the answer; delivery goes on behind. */
const PATIENCE_MILLISECONDS = 30_000

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
    rememberSent({ id, at, category, state: 'sent', sentAt: Date.now() }),
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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
