import { applicationDefault } from 'firebase-admin/app'
import * as v from 'valibot'
import { FUNCTIONS_REGION } from '@/domain/functions-region'
import { type Check, fine, unknown, untried, wrong } from './check'
import type { Deployed } from './deployment'

/** Asks Google with the rights of who keeps the project. */
export type Ask = (url: string) => Promise<Response>

export async function askGoogle(url: string): Promise<Response> {
  const { access_token } = await applicationDefault().getAccessToken()
  return fetch(url, { headers: { authorization: `Bearer ${access_token}` } })
}

const jobs = v.object({
  jobs: v.optional(v.array(v.object({ name: v.string(), state: v.optional(v.string(), '') })), []),
})

/** Names of functions that run by a schedule: `every-fiveminutes`. */
type Schedules = () => Promise<readonly string[]>

/** cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs/list; firebase-tools names them so (gcp/cloudscheduler.ts). */
export function schedulesCheck(
  { project, local }: Deployed,
  schedules: Schedules,
  ask: Ask,
): Check {
  const { projectId } = project
  return {
    name: 'Jadwal',
    cost: 'yang dijadwalkan tidak terbit, petugas tidak diberi tahu, pembersihan tidak berjalan.',
    remedy: `https://console.cloud.google.com/cloudscheduler?project=${projectId} (atau npm run deploy)`,
    look: async () => {
      if (local) return untried('Firebase lokal menjalankannya sendiri')
      const answer = await ask(
        `https://cloudscheduler.googleapis.com/v1/projects/${projectId}/locations/${FUNCTIONS_REGION}/jobs?pageSize=500`,
      )
      if (!answer.ok) return unknown(`Cloud Scheduler menjawab ${answer.status}`)
      const { jobs: found } = v.parse(jobs, await answer.json())
      const enabled = new Set(
        found.filter(({ state }) => state === 'ENABLED').map(({ name }) => name.split('/').at(-1)),
      )
      const wanted = await schedules()
      const missing = wanted.filter(
        (name) => !enabled.has(`firebase-schedule-${name}-${FUNCTIONS_REGION}`),
      )
      return missing.length === 0
        ? fine(`${wanted.length} jadwal`)
        : wrong(`tidak ada atau dijeda: ${missing.join(', ')}`)
    },
  }
}

const secretVersion = v.object({ state: v.string() })
const SECRETS = ['SMTP_URL', 'TELEGRAM_TOKEN'] as const

/** cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions/get */
export function secretsCheck({ project, local }: Deployed, ask: Ask): Check {
  const { projectId } = project
  return {
    name: 'Rahasia pemberitahuan',
    cost: 'functions tidak dapat dipasang, atau petugas tidak diberi tahu laporan baru.',
    remedy: `npx firebase-tools functions:secrets:set ${SECRETS[0]} --project ${projectId} (lalu ${SECRETS[1]})`,
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
      return missing.length === 0 ? fine() : wrong(`belum diisi: ${missing.join(', ')}`)
    },
  }
}
