import * as v from 'valibot'
import { RECOVERY_DAYS } from '../setup/bucket-settings'
import type { Ask } from './ask-google'
import { bodyOf } from './iam-policy'

const ENABLED = 'POINT_IN_TIME_RECOVERY_ENABLED'
const DAY_SECONDS = 86_400

// firebase.google.com/docs/firestore/reference/rest/v1/projects.databases
const database = v.object({ pointInTimeRecoveryEnablement: v.optional(v.string(), '') })
const schedules = v.object({
  backupSchedules: v.optional(
    v.array(v.object({ createTime: v.string(), dailyRecurrence: v.optional(v.unknown()) })),
    [],
  ),
})
// firebase.google.com/docs/firestore/reference/rest/v1/projects.locations.backups
const backups = v.object({
  backups: v.optional(
    v.array(v.object({ state: v.string(), snapshotTime: v.optional(v.string(), '') })),
    [],
  ),
})

export interface DatabaseBackups {
  recovers: boolean
  /** Time when the daily schedule was created, or null without a schedule. */
  scheduledSince: string | null
  last: string | null
}

const API = 'https://firestore.googleapis.com/v1/projects'
const databaseOf = (projectId: string) => `${API}/${projectId}/databases/(default)`

/** Reads point-in-time recovery, the daily schedule and the last backup. Rejects with Google's message. */
export async function databaseBackups(ask: Ask, projectId: string): Promise<DatabaseBackups> {
  const url = databaseOf(projectId)
  const { pointInTimeRecoveryEnablement } = v.parse(database, await bodyOf(await ask(url)))
  const { backupSchedules } = v.parse(schedules, await bodyOf(await ask(`${url}/backupSchedules`)))
  const daily = backupSchedules.find((schedule) => schedule.dailyRecurrence !== undefined)
  // `-` matches all locations.
  const list = await bodyOf(await ask(`${API}/${projectId}/locations/-/backups`))
  const times = v
    .parse(backups, list)
    .backups.filter(({ state }) => state === 'READY')
    .map(({ snapshotTime }) => snapshotTime)
  return {
    recovers: pointInTimeRecoveryEnablement === ENABLED,
    scheduledSince: daily?.createTime ?? null,
    last: times.sort().at(-1) ?? null,
  }
}

/** Enables point-in-time recovery and daily backups. Resolves with true if either was disabled. */
export async function enableBackups(ask: Ask, projectId: string): Promise<boolean> {
  const { recovers, scheduledSince } = await databaseBackups(ask, projectId)
  const url = databaseOf(projectId)
  if (!recovers) {
    const changes = { pointInTimeRecoveryEnablement: ENABLED }
    const mask = 'updateMask=pointInTimeRecoveryEnablement'
    await bodyOf(await ask(`${url}?${mask}`, changes, 'PATCH'))
  }
  if (scheduledSince === null) {
    const schedule = { retention: `${RECOVERY_DAYS * DAY_SECONDS}s`, dailyRecurrence: {} }
    await bodyOf(await ask(`${url}/backupSchedules`, schedule))
  }
  return !recovers || scheduledSince === null
}
