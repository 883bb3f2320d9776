import * as v from 'valibot'
import { FUNCTIONS_REGION } from '@/domain/functions-region'
import { FIREBASE_TOOLS, RUNTIME, runtimeWarning } from '../deploy/firebase-tools-version'
import type { Ask } from '../google/ask-google'
import { databaseBackups } from '../google/database-backups'
import { SECRETS, setSecretCommand } from '../secrets'
import { type Check, fine, unknown, untried, wrong } from './check'
import type { BuiltFunctions } from './built-functions'
import type { Deployed } from './deployed'

const jobs = v.object({
  jobs: v.optional(v.array(v.object({ name: v.string(), state: v.optional(v.string(), '') })), []),
})

/** Matches a job of firebase-tools (gcp/cloudscheduler.ts). */
const JOB = new RegExp(`/firebase-schedule-(.+)-${FUNCTIONS_REGION}$`)

/**
 * Returns the state of each scheduled function's job, or the HTTP status if Google refuses the request
 * (cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs/list).
 */
export async function scheduleStates(
  ask: Ask,
  projectId: string,
): Promise<ReadonlyMap<string, string> | number> {
  const answer = await ask(
    `https://cloudscheduler.googleapis.com/v1/projects/${projectId}/locations/${FUNCTIONS_REGION}/jobs?pageSize=500`,
  )
  if (!answer.ok) return answer.status
  const { jobs: found } = v.parse(jobs, await answer.json())
  return new Map(
    found.flatMap(({ name, state }) => {
      const [, schedule] = JOB.exec(name) ?? []
      return schedule === undefined ? [] : [[schedule, state] as const]
    }),
  )
}

type Built = () => Promise<Pick<BuiltFunctions, 'schedules'>>

export function schedulesCheck({ project, local }: Deployed, built: Built, ask: Ask): Check {
  const { projectId } = project
  return {
    name: 'Jadwal',
    cost: 'yang dijadwalkan tidak terbit, petugas tidak diberi tahu, pembersihan tidak berjalan.',
    remedy: `https://console.cloud.google.com/cloudscheduler?project=${projectId}`,
    look: async () => {
      if (local) return untried('Firebase lokal menjalankannya sendiri')
      const states = await scheduleStates(ask, projectId)
      if (typeof states === 'number') return unknown(`Cloud Scheduler menjawab ${states}`)
      const { schedules: wanted } = await built()
      const missing = wanted.filter((name) => !states.has(name))
      if (missing.length > 0) return wrong(`tidak ada: ${missing.join(', ')}`, 'npm run deploy')
      const old = [...states.keys()].filter((name) => !wanted.includes(name))
      if (old.length > 0)
        return wrong(
          `sisa versi lama, dengan biayanya: ${old.join(', ')}`,
          `npx ${FIREBASE_TOOLS} functions:delete ${old.join(' ')} --region ${FUNCTIONS_REGION} --project ${projectId}`,
        )
      const paused = wanted.filter((name) => states.get(name) !== 'ENABLED')
      return paused.length === 0
        ? fine(`${wanted.length} jadwal`)
        : wrong(`berhenti: ${paused.join(', ')}`)
    },
  }
}

/** Checks whether the end of `RUNTIME` is near, by this computer's clock, because no API returns the date. */
export function runtimeCheck(now = new Date()): Check {
  return {
    name: 'Masa pakai functions',
    cost: 'tidak ada versi baru yang dapat dipasang, juga perbaikan keamanan.',
    remedy: 'npm run upgrade',
    look: () => {
      const warning = runtimeWarning(now)
      return Promise.resolve(warning === null ? fine(`sampai ${RUNTIME.end}`) : wrong(warning))
    },
  }
}

const secretVersion = v.object({ state: v.string() })

/** Checks the secrets (cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/get). */
export function secretsCheck({ project, local }: Deployed, ask: Ask): Check {
  const { projectId } = project
  return {
    name: 'Rahasia pemberitahuan',
    cost: 'functions tidak dapat dipasang, atau petugas tidak diberi tahu laporan baru.',
    remedy: `https://console.cloud.google.com/security/secret-manager?project=${projectId}`,
    look: async () => {
      if (local) return untried('Firebase lokal memakai variabel lingkungan')
      const missing: string[] = []
      for (const name of SECRETS) {
        const answer = await ask(
          `https://secretmanager.googleapis.com/v1/projects/${projectId}/secrets/${name}/versions/latest`,
        )
        if (answer.status === 404) missing.push(name)
        else if (!answer.ok) return unknown(`Secret Manager menjawab ${answer.status}`)
        else if (v.parse(secretVersion, await answer.json()).state !== 'ENABLED') missing.push(name)
      }
      return missing.length === 0
        ? fine()
        : wrong(
            `belum diisi: ${missing.join(', ')}`,
            missing.map((name) => setSecretCommand(projectId, name)).join(' && '),
          )
    },
  }
}

const MAX_AGE_MS = 3 * 24 * 60 * 60_000

export function backupsCheck(
  { project: { projectId }, local }: Deployed,
  ask: Ask,
  now = new Date(),
): Check {
  return {
    name: 'Cadangan otomatis',
    cost: 'isi yang rusak hanya dapat kembali dari cadangan zip yang Anda buat sendiri.',
    remedy: `npm run setup -- --project ${projectId}`,
    look: async () => {
      if (local) return untried('Firebase lokal tidak mencadangkan')
      const { recovers, scheduledSince, last } = await databaseBackups(ask, projectId)
      if (scheduledSince === null) return wrong('cadangan harian belum aktif')
      if (!recovers) return wrong('pemulihan ke menit tertentu belum aktif')
      const isLate = now.getTime() - Date.parse(last ?? scheduledSince) > MAX_AGE_MS
      if (isLate)
        return wrong(
          `tidak ada yang baru sejak ${last ?? scheduledSince}`,
          `https://console.cloud.google.com/firestore/databases/-default-/disaster-recovery?project=${projectId}`,
        )
      return fine(last === null ? 'yang pertama dalam sehari' : `terakhir ${last}`)
    },
  }
}
