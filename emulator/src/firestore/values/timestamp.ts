import { ApiError } from '../../http/message'
import type { WireTimestamp } from './wire'

const RFC_3339 =
  /^(\d{4}-\d\d-(\d\d))T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/

/**
 * Normalizes an RFC 3339 timestamp to UTC with six digits, so that strings sort by time. Like Firestore, rounds down to
 * microseconds. Throws INVALID_ARGUMENT.
 */
export function parseTimestamp(text: unknown): WireTimestamp {
  const match = typeof text === 'string' ? RFC_3339.exec(text) : null
  const [, date = '', day = '', , fraction = '', offset = ''] = match ?? []
  const time = match ? Date.parse(`${match[0].slice(0, 19)}${offset}`) : NaN
  // Date.parse accepts 31 February as 3 March.
  const existing = match && new Date(`${date}T00:00:00Z`).getUTCDate() === Number(day)
  if (!existing || !(time >= MINIMUM && time <= MAXIMUM))
    throw new ApiError('INVALID_ARGUMENT', `${JSON.stringify(text)} is not a timestamp.`)
  return `${new Date(time).toISOString().slice(0, 19)}.${fraction.padEnd(6, '0').slice(0, 6)}Z`
}

const MINIMUM = Date.parse('0001-01-01T00:00:00Z')
const MAXIMUM = Date.parse('9999-12-31T23:59:59Z')
