import { paths } from '../paths'

/** Kind of content in the outbox. undefined means a report. */
export type SentKind = 'request' | 'objection' | undefined

const KINDS = {
  report: { noun: 'laporan', page: paths.complaint },
  request: { noun: 'permohonan', page: paths.request },
  objection: { noun: 'keberatan', page: paths.objection },
} as const

/** Returns the name and the page of a kind. */
export const sentAs = (kind: SentKind) => KINDS[kind ?? 'report']

/** Returns the path of the progress page of sent content with a tracking code. */
export const trackedAt = (kind: SentKind, code: string) => `${sentAs(kind).page}/${code}`
