import * as v from 'valibot'
import { isRealDay } from './date'

/** Schema of an existing calendar day in the form `YYYY-MM-DD`. */
export const day = v.pipe(
  v.string('Tanggal wajib diisi.'),
  v.nonEmpty('Tanggal wajib diisi.'),
  v.isoDate('Tanggal harus berbentuk tahun-bulan-hari.'),
  v.check(isRealDay, 'Tanggal itu tidak ada di kalender.'),
)

export const optionalDay = v.optional(v.union([v.literal(''), day]), '')

/** Schema of a time of day in the form `HH:mm` (24 hours). */
export const clockTime = v.pipe(
  v.string('Jam wajib diisi.'),
  v.nonEmpty('Jam wajib diisi.'),
  v.isoTime('Jam harus berbentuk 00:00 sampai 23:59.'),
)
