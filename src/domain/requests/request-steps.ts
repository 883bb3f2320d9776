import type { OfficeCalendar } from '../office/office-calendar'
import { describeDueDay, dueDay, promiseState, workingDaysBetween } from '../office/working-days'
import { dayIn, formatLongDay, type TimeZone } from '../time/date'
import type { Role } from '../users/role'
import {
  ANSWER_DAYS,
  COMPLETION_DAYS,
  EXTENSION_DAYS,
  isOpen,
  OBJECTION_DAYS,
  type RequestState,
  STEP_STATES,
} from './request'
import type { RequestAction, RequestStatus, RequestStep } from './request-schema'

/** Returns the proposed refusal that waits for an admin. Any other step settles it. */
export function proposedRefusal<Step extends Pick<RequestStep, 'kind'>>(
  steps: readonly Step[],
): Step | undefined {
  const last = steps.at(-1)
  return last?.kind === 'usul' ? last : undefined
}

/** Calendar of legal deadlines, and the village's time zone. */
export interface LegalTime {
  calendar: OfficeCalendar
  zone: TimeZone
}

type Timed = Pick<RequestStatus, 'receivedAt' | 'closedAt' | 'state'> & {
  steps: readonly Pick<RequestStep, 'id' | 'kind' | 'at'>[]
}

const isExtended = ({ steps }: Pick<Timed, 'steps'>) =>
  steps.some(({ kind }) => kind === 'perpanjang')

/**
 * Returns the deadline of a request and its explanation. Deadlines are computed from the calendar each time, so a
 * holiday that is added later moves them. A question to the applicant does not stop the clock.
 */
export function requestClock(request: Timed, { calendar, zone }: LegalTime, now: Date) {
  const received = new Date(request.receivedAt)
  const days = isExtended(request) ? ANSWER_DAYS + EXTENSION_DAYS : ANSWER_DAYS
  const { text, isOverdue } = promiseState(calendar, zone, received, days, now)
  return {
    due: dueDay(calendar, zone, received, days),
    arithmetic: describeDueDay(calendar, zone, received, days),
    ...(isOpen(request.state) ? { text, isOverdue } : { text: request.state, isOverdue: false }),
  }
}

/** Reminders of the desk in working days before the deadline. One more follows after it. */
const REMINDERS = [5, 2, 0, -1]

/** Returns the latest working day of an open request on which the desk is reminded, with its text, or null. */
export function reminderOf(
  request: Pick<Timed, 'receivedAt' | 'steps'>,
  { calendar, zone }: LegalTime,
  now: Date,
): { day: number; text: string } | null {
  const days = isExtended(request) ? ANSWER_DAYS + EXTENSION_DAYS : ANSWER_DAYS
  const passed = workingDaysBetween(calendar, zone, new Date(request.receivedAt), now)
  const day = REMINDERS.map((before) => days - before).findLast((each) => each <= passed)
  if (day === undefined) return null
  return { day, text: day > days ? 'melewati batas waktu' : `hari kerja ke-${day} dari ${days}` }
}

/** Returns the text of a step for the applicant, with the dates that follow from it. */
export function describeStep(
  step: Pick<RequestStep, 'kind' | 'text' | 'ground' | 'at'>,
  request: Timed,
  { calendar, zone }: LegalTime,
): string {
  const { kind, text, ground, at } = step
  const received = new Date(request.receivedAt)
  const after = (from: Date, days: number) => formatLongDay(dueDay(calendar, zone, from, days))
  const answer = after(received, isExtended(request) ? ANSWER_DAYS + EXTENSION_DAYS : ANSWER_DAYS)
  switch (kind) {
    case 'lengkapi':
      return `Mohon lengkapi: ${text}\nBalas paling lambat ${after(new Date(at), COMPLETION_DAYS)}. Batas jawaban tetap ${answer}.`
    case 'perpanjang':
      return `Kami memerlukan waktu tambahan sampai ${answer}: ${text}\nPerpanjangan hanya satu kali.`
    case 'tolak':
      return `Permohonan tidak dapat dipenuhi karena informasi dikecualikan menurut Pasal 17 huruf ${ground} UU 14/2008: ${text}\nAnda dapat mengajukan keberatan kepada Kepala Desa paling lambat ${after(new Date(at), OBJECTION_DAYS)}.`
    case 'tidak-dikuasai':
      return `Pemerintah Desa tidak menguasai informasi ini. ${text}`
    case 'proses':
      return text || 'Permohonan sedang diproses.'
    case 'cabut':
      return text || 'Permohonan dicabut oleh pemohon.'
    default:
      return text
  }
}

type Decision =
  | { result: 'repeated' }
  | { result: 'refused'; reason: string }
  | { result: 'step'; state: RequestState }

const refused = (reason: string): Decision => ({ result: 'refused', reason })

/**
 * Decides about a step by a member of the desk, or by the applicant, who has no role. An action that is already among
 * the steps is repeated after a lost response. A member of the desk must have seen the last step.
 */
export function decideStep(
  request: Timed,
  { id, kind, seen }: Pick<RequestAction, 'id' | 'kind' | 'seen'>,
  role: Role | null,
  { calendar, zone }: LegalTime,
  now: Date,
): Decision {
  if (request.steps.some((step) => step.id === id)) return { result: 'repeated' }
  if (!isOpen(request.state))
    return refused(`Permohonan ini sudah selesai (${request.state}) dan tidak dapat diubah lagi.`)
  const isDesk = role === 'admin' || role === 'petugas'
  if (!isDesk && kind !== 'cabut') return refused('Anda tidak memiliki izin untuk tindakan ini.')
  if (isDesk && seen !== (request.steps.at(-1)?.id ?? ''))
    return refused('Permohonan ini baru saja diubah orang lain. Periksa dahulu, lalu coba lagi.')
  if (kind === 'tolak' && role !== 'admin')
    return refused('Penolakan harus diputuskan admin. Usulkan penolakan ini kepadanya.')
  if (kind === 'perpanjang') {
    if (isExtended(request)) return refused('Permohonan ini sudah pernah diperpanjang.')
    if (dayIn(zone, now) > dueDay(calendar, zone, new Date(request.receivedAt), ANSWER_DAYS))
      return refused(`Batas ${ANSWER_DAYS} hari kerja sudah lewat, jadi tidak dapat diperpanjang.`)
  }
  return { result: 'step', state: STEP_STATES[kind] ?? request.state }
}

/** Returns the steps that people with the code may see, without their authors. */
export function publicSteps<Step extends { kind: string; by?: string }>(
  steps: readonly Step[],
): Omit<Step, 'by'>[] {
  return steps
    .filter(({ kind }) => kind !== 'usul')
    .map((step) => {
      const { by: _, ...shown } = step
      return shown
    })
}
