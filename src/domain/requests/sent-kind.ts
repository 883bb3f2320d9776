import { paths } from '../paths'

/** Kind of content that a visitor sends. undefined means a report. */
export type SentKind = 'request' | 'objection' | undefined

const KINDS = {
  report: { noun: 'laporan', page: paths.complaint },
  request: { noun: 'permohonan', page: paths.request },
  objection: { noun: 'keberatan', page: paths.objection },
} as const

/** Returns the Indonesian name of a kind of sent content, and the path of its page. */
export const sentAs = (kind: SentKind) => KINDS[kind ?? 'report']

/** Returns the path of the progress page of sent content with a tracking code. */
export const trackedAt = (kind: SentKind, code: string) => `${sentAs(kind).page}/${code}`
