import { COMPLAINT_CHANNELS } from '../complaints/complaint'
import type { OfficeCalendar } from '../office/office-calendar'
import { describeDueDay, dueDay, promiseState } from '../office/working-days'
import { dayIn, formatLongDay, type TimeZone } from '../time/date'
import type { Role } from '../users/role'
import type { RequestAction, RequestStatus, RequestStep } from './request-schema'

export const REQUEST_CHANNELS = [...COMPLAINT_CHANNELS, 'surat'] as const
export const ACCESS = ['melihat', 'salinan digital', 'salinan cetak'] as const
export const DELIVERY = ['diambil di kantor', 'e-mail', 'WhatsApp'] as const

export const OPEN_STATES = ['Diterima', 'Perlu dilengkapi', 'Diproses', 'Diperpanjang'] as const
export const REQUEST_STATES = [
  ...OPEN_STATES,
  'Dipenuhi',
  'Dipenuhi sebagian',
  'Ditolak',
  'Tidak dikuasai',
  'Dicabut',
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Grounds of a refusal: letters of article 17 of UU 14/2008. */
export const REFUSAL_GROUNDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

/** State after each step. A proposed refusal changes nothing until an admin confirms it. */
export const STEP_STATES = {
  lengkapi: 'Perlu dilengkapi',
  proses: 'Diproses',
  perpanjang: 'Diperpanjang',
  penuhi: 'Dipenuhi',
  sebagian: 'Dipenuhi sebagian',
  'tidak-dikuasai': 'Tidak dikuasai',
  usul: null,
  tolak: 'Ditolak',
  cabut: 'Dicabut',
} as const satisfies Record<string, RequestState | null>
export type RequestStepKind = keyof typeof STEP_STATES
export const REQUEST_STEP_KINDS = Object.keys(STEP_STATES) as RequestStepKind[]

/** Steps that need no text. */
const WITHOUT_TEXT: readonly RequestStepKind[] = ['proses', 'cabut']
export const needsText = (kind: RequestStepKind) => !WITHOUT_TEXT.includes(kind)
export const needsGround = (kind: RequestStepKind) => kind === 'usul' || kind === 'tolak'

/* Deadlines in working days (UU 14/2008, articles 22 and 36). */
export const ANSWER_DAYS = 10
export const EXTENSION_DAYS = 7
const COMPLETION_DAYS = 3
const OBJECTION_DAYS = 30

/** Months for which requests are kept at least, until the times for objections and disputes are over. */
export const KEPT_MONTHS = 6

export const ANONYMISED_REQUEST = {
  name: 'Anonim',
  address: '-',
  contact: '',
  onBehalf: '',
  information: 'Isi permohonan dihapus karena sudah dianonimkan.',
  purpose: '',
} as const

export function isOpen(state: RequestState): boolean {
  return OPEN_STATES.some((open) => open === state)
}

export function registerNumber(count: number, year: number): string {
  return `${String(count).padStart(3, '0')}/PPID/${year}`
}

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

export type Decision =
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
