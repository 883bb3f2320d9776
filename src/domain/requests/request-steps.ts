import type { OfficeCalendar } from '../office/office-calendar'
import { describeDueDay, dueDay, promiseState, workingDaysBetween } from '../office/working-days'
import { dayIn, formatLongDay, instantIn, type TimeZone } from '../time/date'
import type { Role } from '../users/role'
import {
  ANSWER_DAYS,
  canBeSettled,
  COMPLETION_DAYS,
  DECISION_DAYS,
  DECISIONS,
  DISPUTE_DAYS,
  EXTENSION_DAYS,
  isOpen,
  OBJECTION_DAYS,
  RECORDS,
  type RecordName,
  type RequestState,
  type RequestStepKind,
  STEP_STATES,
} from './request'
import type { Objection, RequestAction, RequestStatus, RequestStep } from './request-schema'

/** Returns the proposed refusal that an admin must decide about, if no later step has replaced it. */
export function proposedRefusal<Step extends Pick<RequestStep, 'kind'>>(
  steps: readonly Step[],
): Step | undefined {
  const last = steps.findLast(({ kind }) => kind !== 'identitas')
  return last?.kind === 'usul' ? last : undefined
}

/** Calendar of legal deadlines with the village's time zone. */
export interface LegalTime {
  calendar: OfficeCalendar
  zone: TimeZone
}

type Timed = Pick<RequestStatus, 'receivedAt' | 'closedAt' | 'state'> & {
  steps: readonly Pick<RequestStep, 'id' | 'kind' | 'at'>[]
}

export const isExtended = ({ steps }: Pick<Timed, 'steps'>) =>
  steps.some(({ kind }) => kind === 'perpanjang')

/**
 * Returns the deadline of a request with an explanation. It is computed from the calendar each time, so a holiday that
 * is added later moves it. A question to the applicant does not extend it.
 */
export function requestClock(
  request: Timed,
  { calendar, zone }: LegalTime,
  now: Date,
  record: RecordName = 'requests',
) {
  const received = new Date(request.receivedAt)
  const days = daysFor(record, request)
  const { text, isOverdue } = promiseState(calendar, zone, received, days, now)
  return {
    due: dueDay(calendar, zone, received, days),
    arithmetic: describeDueDay(calendar, zone, received, days),
    ...(isOpen(request.state) ? { text, isOverdue } : { text: request.state, isOverdue: false }),
  }
}

const answerDays = (extended: boolean) => ANSWER_DAYS + (extended ? EXTENSION_DAYS : 0)

const daysFor = (record: RecordName, request: Pick<Timed, 'steps'>) =>
  record === 'objections' ? DECISION_DAYS : answerDays(isExtended(request))

/** Returns the last day for an objection, counted from the answer or, without an answer, from its deadline. */
export function objectionDay(
  { receivedAt, closedAt, isExtended }: NonNullable<Objection['about']>,
  { calendar, zone }: LegalTime,
): string {
  const answer = dueDay(calendar, zone, new Date(receivedAt), answerDays(isExtended))
  const from = closedAt ? new Date(closedAt) : instantIn(zone, `${answer}T00:00`)
  return dueDay(calendar, zone, from, OBJECTION_DAYS)
}

export const LATE_OBJECTION = 'diajukan setelah 30 hari kerja'

/** Returns whether an objection is late. Late objections are accepted but marked, because the village head decides. */
export function isLateObjection(
  { about, receivedAt }: Pick<Objection, 'about' | 'receivedAt'>,
  time: LegalTime,
): boolean {
  return about !== null && dayIn(time.zone, new Date(receivedAt)) > objectionDay(about, time)
}

/** Numbers of working days before the deadline on which staff are reminded. -1 is the day after the deadline. */
const REMINDERS = [5, 2, 0, -1]

/** Returns the latest working day for a reminder of an open request or objection, with its text, or null. */
export function reminderOf(
  request: Pick<Timed, 'receivedAt' | 'steps'>,
  { calendar, zone }: LegalTime,
  now: Date,
  record: RecordName = 'requests',
): { day: number; text: string } | null {
  const days = daysFor(record, request)
  const passed = workingDaysBetween(calendar, zone, new Date(request.receivedAt), now)
  const day = REMINDERS.map((before) => days - before).findLast((each) => each <= passed)
  if (day === undefined) return null
  return { day, text: day > days ? 'melewati batas waktu' : `hari kerja ke-${day} dari ${days}` }
}

/** Returns the text of a step for the applicant, with the deadlines that follow from it. */
export function describeStep(
  step: Pick<RequestStep, 'kind' | 'text' | 'ground' | 'at'>,
  request: Timed,
  { calendar, zone }: LegalTime,
): string {
  const { kind, text, ground, at } = step
  const received = new Date(request.receivedAt)
  const after = (from: Date, days: number) => formatLongDay(dueDay(calendar, zone, from, days))
  const answer = after(received, answerDays(isExtended(request)))
  switch (kind) {
    case 'lengkapi':
      return `Mohon lengkapi: ${text}\nBalas paling lambat ${after(new Date(at), COMPLETION_DAYS)}. Batas jawaban tetap ${answer}.`
    case 'perpanjang':
      return `Kami memerlukan waktu tambahan sampai ${answer}: ${text}\nPerpanjangan hanya satu kali.`
    case 'tolak':
      return `Permohonan tidak dapat dipenuhi karena informasi dikecualikan menurut Pasal 17 huruf ${ground} UU 14/2008: ${text}\nAnda dapat mengajukan keberatan kepada Kepala Desa paling lambat ${after(new Date(at), OBJECTION_DAYS)}.`
    case 'tidak-dikuasai':
      return `Pemerintah Desa tidak menguasai informasi ini. ${text}`
    case 'identitas':
      return text || 'Kartu identitas diperlihatkan.'
    case 'proses':
      return text || 'Permohonan sedang diproses.'
    case 'cabut':
      return text || 'Dicabut oleh pemohon.'
    default:
      if (!DECISIONS.includes(kind)) return text
      return `${text}\nJika tidak puas, Anda dapat mengajukan sengketa ke Komisi Informasi Provinsi paling lambat ${after(new Date(at), DISPUTE_DAYS)} (${DISPUTE_DAYS} hari kerja).`
  }
}

type Decision =
  | { result: 'repeated' }
  | { result: 'refused'; reason: string }
  | { result: 'step'; state: RequestState }

const refused = (reason: string): Decision => ({ result: 'refused', reason })

/** Returns whether a user with `role` may add steps for the office. Only admins decide about objections. */
export const actsFor = (record: RecordName, role: Role | null): boolean =>
  role === 'admin' || (record === 'requests' && role === 'petugas')

/**
 * Decides whether a step may be added by a member of the desk, or by the applicant, whose role is null. `repeated`: the
 * step was already added, and its response was lost. A step of the desk is refused if the last step was not displayed.
 */
export function decideStep(
  request: Timed & { grounds?: string | undefined },
  { id, kind, seen, record = 'requests' }: Pick<RequestAction, 'id' | 'kind' | 'seen' | 'record'>,
  role: Role | null,
  { calendar, zone }: LegalTime,
  now: Date,
): Decision {
  const { noun } = RECORDS[record]
  if (request.steps.some((step) => step.id === id)) return { result: 'repeated' }
  if (!isOpen(request.state))
    return refused(`${noun} ini sudah selesai (${request.state}) dan tidak dapat diubah lagi.`)
  const isDesk = actsFor(record, role)
  if (!isDesk && role === 'petugas')
    return refused('Keberatan hanya diputuskan admin atas nama Kepala Desa.')
  const isOfRecord = (record === 'objections') === DECISIONS.includes(kind)
  if (kind !== 'cabut' && !(isDesk && isOfRecord))
    return refused('Anda tidak memiliki izin untuk tindakan ini.')
  if (isDesk && seen !== (request.steps.at(-1)?.id ?? ''))
    return refused(`${noun} ini baru saja diubah orang lain. Periksa dahulu, lalu coba lagi.`)
  if (kind === 'tolak' && role !== 'admin')
    return refused('Penolakan harus diputuskan admin. Usulkan penolakan ini kepadanya.')
  if (kind === 'musyawarah' && !canBeSettled(request.grounds ?? ''))
    return refused('Keberatan atas pengecualian (huruf a) tidak dapat dimusyawarahkan.')
  if (kind === 'perpanjang') {
    if (isExtended(request)) return refused('Permohonan ini sudah pernah diperpanjang.')
    if (dayIn(zone, now) > dueDay(calendar, zone, new Date(request.receivedAt), ANSWER_DAYS))
      return refused(`Batas ${ANSWER_DAYS} hari kerja sudah lewat, jadi tidak dapat diperpanjang.`)
  }
  return { result: 'step', state: STEP_STATES[kind] ?? request.state }
}

/** Returns the steps that everyone with the code may see, without their authors. */
export function publicSteps<Step extends { kind: RequestStepKind; by?: string }>(
  steps: readonly Step[],
): Omit<Step, 'by'>[] {
  return steps
    .filter(({ kind }) => STEP_STATES[kind] !== null)
    .map((step) => {
      const { by: _, ...shown } = step
      return shown
    })
}
