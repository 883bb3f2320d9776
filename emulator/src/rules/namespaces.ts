import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { crc32c } from '../storage/crc32c'
import { fail } from './evaluation-error'
import { countOf, intOf, numberOf, stringOf, type Call } from './methods/arguments'
import { int64 } from './operators'
import { Duration, LatLng, Timestamp, type RulesValue } from './value'

const MILLISECOND = 1_000_000n
const SECOND = 1_000n * MILLISECOND
const UNITS: Record<string, bigint> = {
  w: 604_800n * SECOND,
  d: 86_400n * SECOND,
  h: 3_600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: MILLISECOND,
  ns: 1n,
}

const rounding = (round: (value: number) => number): Call<null> => {
  return (_, args) => (countOf(args, 1), round(numberOf(args[0])))
}

const hashing = (hash: (bytes: Buffer) => Buffer): Call<null> => {
  return (_, args) => {
    countOf(args, 1)
    const [value] = args
    if (typeof value === 'string') return hash(Buffer.from(value))
    return value instanceof Uint8Array
      ? hash(Buffer.from(value))
      : fail('Expected: string or bytes.')
  }
}

function littleEndian(checksum: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(checksum)
  return bytes
}

/** The functions with a dot in their name, by namespace (firebase.google.com/docs/reference/rules). */
export const NAMESPACES: Record<string, Record<string, Call<null>>> = {
  timestamp: {
    date: (_, args) => {
      countOf(args, 3)
      const [year, month, day] = args.map((arg) => Number(intOf(arg)))
      return dateOf(year ?? 0, month ?? 0, day ?? 0)
    },
    value: (_, args) => (countOf(args, 1), Timestamp.fromNanos(intOf(args[0]) * MILLISECOND)),
  },
  duration: {
    value: (_, args) => {
      countOf(args, 2)
      const name = stringOf(args[1])
      const unit = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined
      return new Duration(intOf(args[0]) * (unit ?? fail(`Unknown unit '${name}'.`)))
    },
    time: (_, args) => {
      countOf(args, 4)
      const [hours = 0n, minutes = 0n, seconds = 0n, nanos = 0n] = args.map(intOf)
      return new Duration(
        hours * 3_600n * SECOND + minutes * 60n * SECOND + seconds * SECOND + nanos,
      )
    },
    abs: (_, args) => {
      countOf(args, 1)
      const [value] = args
      if (!(value instanceof Duration)) return fail('Expected: duration.')
      return value.totalNanos < 0n ? new Duration(-value.totalNanos) : value
    },
  },
  latlng: {
    value: (_, args) => {
      countOf(args, 2)
      const [latitude, longitude] = [numberOf(args[0]), numberOf(args[1])]
      if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180))
        return fail('Latitude or longitude is out of range.')
      return new LatLng(latitude, longitude)
    },
  },
  math: {
    abs: (_, args) => {
      countOf(args, 1)
      const [value] = args
      if (typeof value === 'bigint') return int64(value < 0n ? -value : value)
      return Math.abs(numberOf(value))
    },
    ceil: rounding(Math.ceil),
    floor: rounding(Math.floor),
    /** The only one that gives an int; halves go up. */
    round: (_, args) => {
      countOf(args, 1)
      const rounded = Math.round(numberOf(args[0]))
      return Number.isFinite(rounded) ? int64(BigInt(rounded)) : fail('Not a finite number.')
    },
    sqrt: rounding(Math.sqrt),
    pow: (_, args) => (countOf(args, 2), numberOf(args[0]) ** numberOf(args[1])),
    isNaN: (_, args) => (countOf(args, 1), Number.isNaN(numberOf(args[0]))),
  },
  hashing: {
    md5: hashing((bytes) => createHash('md5').update(bytes).digest()),
    sha256: hashing((bytes) => createHash('sha256').update(bytes).digest()),
    crc32: hashing((bytes) => littleEndian(crc32(bytes))),
    crc32c: hashing((bytes) => Buffer.from(crc32c(bytes), 'base64').reverse()),
  },
}

function dateOf(year: number, month: number, day: number): RulesValue {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return fail(`Date is not valid. year: ${year}, month: ${month} day: ${day}.`)
  return new Timestamp(BigInt(date.getTime()) / 1000n, 0)
}
