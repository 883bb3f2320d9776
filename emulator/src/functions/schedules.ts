import { Cron, type CronOptions } from 'croner'
import type { Log } from '../http/log'
import type { FunctionDeclaration, Trigger } from './declaration'

export class Schedules {
  readonly #run: (declaration: FunctionDeclaration, due: Date) => void
  readonly #log: Log
  #jobs: Cron[] = []

  constructor(run: (declaration: FunctionDeclaration, due: Date) => void, log: Log) {
    this.#run = run
    this.#log = log
  }

  set(functions: readonly FunctionDeclaration[]): void {
    this.stop()
    for (const declaration of functions) {
      const { name, trigger } = declaration
      if (trigger.kind !== 'schedule') continue
      try {
        const job = compileSchedule(trigger)
        job.schedule(() => this.#run(declaration, new Date(Math.floor(Date.now() / 1000) * 1000)))
        this.#jobs.push(job)
      } catch (error) {
        this.#log(`${name} is never run: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  stop(): void {
    for (const job of this.#jobs) job.stop()
    this.#jobs = []
  }
}

const INTERVAL = /^every (\d+) (minutes|mins|hours)$/
const DAILY = /^every day (\d\d):(\d\d)$/

/**
 * Parses a crontab line or App Engine's `every N minutes`, `every N hours` and `every day HH:mm`
 * (cloud.google.com/appengine/docs/standard/scheduling-jobs-with-cron-yaml). Throws for other
 * formats and for schedules that are never due.
 */
function compileSchedule({ schedule, timeZone }: Extract<Trigger, { kind: 'schedule' }>): Cron {
  const [, hour, minute] = DAILY.exec(schedule) ?? []
  const line = hour === undefined ? schedule : `${minute} ${hour} * * *`
  const [, count, unit] = INTERVAL.exec(schedule) ?? []
  const interval = Number(count) * (unit === 'hours' ? 3600 : 60)
  const options: CronOptions = { timezone: timeZone, unref: true }
  const job = interval
    ? new Cron('* * * * * *', {
        ...options,
        interval,
        startAt: new Date(Date.now() + interval * 1000),
      })
    : new Cron(line, { ...options, mode: '5-part' })
  if (!job.nextRun()) throw new Error(`"${schedule}" is never due`)
  return job
}
