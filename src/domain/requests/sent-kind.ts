import { paths } from '../paths'
import { encodeUriPart } from '../text/characters'

/** Kind of an entry in the outbox. Reports have none. */
export type SentKind = 'request' | 'objection' | undefined

const KINDS = {
  report: { noun: 'laporan', page: paths.complaint, status: 'complaint_status' },
  request: { noun: 'permohonan', page: paths.request, status: 'request_status' },
  objection: { noun: 'keberatan', page: paths.objection, status: 'objection_status' },
} as const

/** Returns the noun, the page and the public collection of a kind. */
export const sentAs = (kind: SentKind) => KINDS[kind ?? 'report']

/** Returns the address of the progress of the entry with a code. */
export const trackedAt = (kind: SentKind, code: string) =>
  `${sentAs(kind).page}/${encodeUriPart(code)}`
