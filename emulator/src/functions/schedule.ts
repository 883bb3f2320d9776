import { compileCrontab } from './crontab'

const INTERVAL = /^every (\d+) (minutes|mins|hours)$/
const DAILY = /^every day (\d\d):(\d\d)$/
const MINUTE_MS = 60_000

/**
 * Finds when a schedule is due next after a time, both in milliseconds since 1970. It is a crontab
 * line, or one of App Engine's `every N minutes`, `every N hours`, `every day HH:mm`
 * (cloud.google.com/appengine/docs/standard/scheduling-jobs-with-cron-yaml). Throws on others.
 */
export function compileSchedule(schedule: string, timeZone: string): (after: number) => number {
  const [, count, unit] = INTERVAL.exec(schedule) ?? []
  if (Number(count) > 0) {
    const interval = Number(count) * (unit === 'hours' ? 60 : 1) * MINUTE_MS
    return (after) => after + interval
  }
  const [, hour, minute] = DAILY.exec(schedule) ?? []
  const line = hour !== undefined && minute !== undefined ? `${minute} ${hour} * * *` : schedule
  return compileCrontab(line, timeZone)
}
