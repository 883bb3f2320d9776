import { createHash } from 'node:crypto'
import { encodeTime } from 'ulid'
import { trackingCodeFrom } from '@/domain/ids/id'
import { instantAt } from './calendar'

/** Returns a tracking code that depends only on `seed`. */
export function code(seed: string): string {
  return trackingCodeFrom(createHash('sha256').update(seed).digest())
}

/** Returns the ULID of the `index`-th item on `date`. The first item is created at 09:00, the next a minute later. */
export function ulidAt(date: string, index: number): string {
  const time = Date.parse(instantAt(date, '09:00')) + index * 60_000
  return encodeTime(time, 10) + code(`${date} ${index}`)
}
