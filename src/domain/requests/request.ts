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
export const COMPLETION_DAYS = 3
export const OBJECTION_DAYS = 30

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
