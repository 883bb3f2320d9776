import { COMPLAINT_CHANNELS } from '../complaints/complaint'

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
  'Diterima seluruhnya',
  'Diterima sebagian',
  'Selesai dengan musyawarah',
] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/** Grounds of a refusal: letters of article 17 of UU 14/2008. */
export const REFUSAL_GROUNDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const

/** State of a request after each step. null for a step that does not change the state and is not public. */
export const STEP_STATES = {
  identitas: null,
  lengkapi: 'Perlu dilengkapi',
  proses: 'Diproses',
  perpanjang: 'Diperpanjang',
  penuhi: 'Dipenuhi',
  sebagian: 'Dipenuhi sebagian',
  'tidak-dikuasai': 'Tidak dikuasai',
  usul: null,
  tolak: 'Ditolak',
  kabul: 'Diterima seluruhnya',
  'kabul-sebagian': 'Diterima sebagian',
  'tidak-kabul': 'Ditolak',
  musyawarah: 'Selesai dengan musyawarah',
  cabut: 'Dicabut',
} as const satisfies Record<string, RequestState | null>
export type RequestStepKind = keyof typeof STEP_STATES
export const STEP_KINDS = Object.keys(STEP_STATES) as RequestStepKind[]

/** Decisions about an objection. An admin makes them on behalf of the village head. */
export const DECISIONS: readonly RequestStepKind[] = [
  'kabul',
  'kabul-sebagian',
  'tidak-kabul',
  'musyawarah',
]
export const REQUEST_STEP_KINDS = STEP_KINDS.filter((kind) => !DECISIONS.includes(kind))

/** Collections with a register. `status`: collection with the public part. `mark`: part of the register number. */
export const RECORDS = {
  requests: { status: 'request_status', noun: 'Permohonan', mark: 'PPID' },
  objections: { status: 'objection_status', noun: 'Keberatan', mark: 'KEBERATAN' },
} as const
export type RecordName = keyof typeof RECORDS
export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[]

/** Grounds of an objection: letters of article 35 (1) of UU 14/2008. */
export const OBJECTION_GROUNDS = {
  a: 'Ditolak dengan alasan pengecualian',
  b: 'Informasi berkala tidak disediakan',
  c: 'Tidak ditanggapi',
  d: 'Ditanggapi tidak sebagaimana diminta',
  e: 'Tidak dipenuhi',
  f: 'Biaya tidak wajar',
  g: 'Melebihi jangka waktu',
} as const

/** Returns the texts of the grounds in `grounds`, a string of their letters in order, such as `ce`. */
export const groundTexts = (grounds: string): string[] =>
  Object.entries(OBJECTION_GROUNDS)
    .filter(([letter]) => grounds.includes(letter))
    .map(([letter, text]) => `${letter}. ${text}`)

/** Returns whether an objection can be settled by mediation. Not allowed for ground a (article 35 (2)). */
export const canBeSettled = (grounds: string): boolean => !grounds.includes('a')

const WITHOUT_TEXT: readonly RequestStepKind[] = ['identitas', 'proses', 'cabut']
export const needsText = (kind: RequestStepKind) => !WITHOUT_TEXT.includes(kind)
export const needsGround = (kind: RequestStepKind) => kind === 'usul' || kind === 'tolak'

/* Deadlines in working days (UU 14/2008, articles 22, 36 and 37). */
export const ANSWER_DAYS = 10
export const EXTENSION_DAYS = 7
export const COMPLETION_DAYS = 3
export const OBJECTION_DAYS = 30
export const DECISION_DAYS = 30
export const DISPUTE_DAYS = 14

/** Minimum number of months to store requests, until the deadlines for objections and disputes have passed. */
export const KEPT_MONTHS = 6

/** Values that replace personal data in an anonymised request. */
export const ANONYMISED = {
  requests: {
    name: 'Anonim',
    address: '-',
    contact: '',
    onBehalf: '',
    information: 'Isi permohonan dihapus karena sudah dianonimkan.',
    purpose: '',
  },
  objections: {
    name: 'Anonim',
    contact: '',
    explanation: 'Isi keberatan dihapus karena sudah dianonimkan.',
  },
} as const satisfies Record<RecordName, object>

export function isOpen(state: RequestState): boolean {
  return OPEN_STATES.some((open) => open === state)
}

export function registerNumber(
  count: number,
  year: number,
  record: RecordName = 'requests',
): string {
  return `${String(count).padStart(3, '0')}/${RECORDS[record].mark}/${year}`
}
