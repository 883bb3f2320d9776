import { Duration, Timestamp } from '../value'
import { countOf, type Call } from './arguments'

const DAY_MILLISECONDS = 86_400_000

function part(read: (date: Date) => number): Call<Timestamp> {
  return (self, args) => (countOf(args, 0), BigInt(read(self.date)))
}

const startOfDay = ({ date }: Timestamp) =>
  Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())

/** firebase.google.com/docs/reference/rules/rules.Timestamp, all in UTC. */
export const TIMESTAMP_METHODS: Record<string, Call<Timestamp>> = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  /** Monday is 1. */
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(
    (date) =>
      Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY_MILLISECONDS) + 1,
  ),
  nanos: (self, args) => (countOf(args, 0), BigInt(self.nanos)),
  toMillis: (self, args) => (countOf(args, 0), BigInt(self.date.getTime())),
  date: (self, args) => (countOf(args, 0), new Timestamp(BigInt(startOfDay(self)) / 1000n, 0)),
  time: (self, args) => (
    countOf(args, 0),
    new Duration(self.totalNanos - BigInt(startOfDay(self)) * 1_000_000n)
  ),
}

/** firebase.google.com/docs/reference/rules/rules.Duration */
export const DURATION_METHODS: Record<string, Call<Duration>> = {
  seconds: (self, args) => (countOf(args, 0), self.totalNanos / 1_000_000_000n),
  nanos: (self, args) => (countOf(args, 0), self.totalNanos % 1_000_000_000n),
}
