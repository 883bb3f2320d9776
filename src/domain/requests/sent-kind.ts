import { paths } from '../paths'

/** Kind of an entry in the outbox. Reports have none. */
export type SentKind = 'request' | 'objection' | undefined

const KINDS = {
  report: { noun: 'laporan', page: paths.complaint },
  request: { noun: 'permohonan', page: paths.request },
  objection: { noun: 'keberatan', page: paths.objection },
} as const

/** Returns the noun and the page of a kind. */
export const sentAs = (kind: SentKind) => KINDS[kind ?? 'report']

/** Returns the address of the progress of the entry with a code. */
export const trackedAt = (kind: SentKind, code: string) => `${sentAs(kind).page}/${code}`
