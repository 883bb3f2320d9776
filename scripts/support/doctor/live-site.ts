import * as v from 'valibot'
import { FUNCTIONS_REGION } from '@/domain/functions-region'
import { buildFile, PUBLISHED, STOPPED_MILLISECONDS } from '@/domain/publishing/publication'
import {
  type PublishingFailure,
  publishingFailureText,
} from '@/domain/publishing/publishing-failure'
import { parseState, stateOf } from '../../../functions/src/publishing/state'
import { FIREBASE_TOOLS } from '../deploy/firebase-tools-version'
import type { BuiltFunctions } from './built-functions'
import { type Check, fine, wrong } from './check'
import type { Deployed } from './deployed'

/**
 * Schema of a response from the function itself (firebase.google.com/docs/functions/callable-reference). The function
 * may reject the empty call, and App Check rejects clients other than the site.
 */
const functionResponse = v.union([
  v.object({ result: v.unknown() }),
  v.object({
    error: v.object({
      status: v.picklist([
        'UNAVAILABLE',
        'UNAUTHENTICATED',
        'INVALID_ARGUMENT',
        'PERMISSION_DENIED',
      ]),
    }),
  }),
])

export function callableCheck(
  { project, local }: Deployed,
  built: () => Promise<Pick<BuiltFunctions, 'callables'>>,
): Check {
  const { projectId } = project
  const host = local
    ? `${local}/${projectId}/${FUNCTIONS_REGION}`
    : `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`
  return {
    name: 'Functions',
    cost: 'akun tidak dapat dibuat, perubahan tidak sampai ke warga, pencarian hanya di perangkat.',
    remedy: 'npm run deploy',
    look: async () => {
      const { callables } = await built()
      const failed = (await Promise.all(callables.map(statusOf))).filter((one) => one !== null)
      if (failed.length === 0) return fine(`${callables.length} dapat dipanggil`)
      const detail = failed.map(({ name, status }) => `${name} menjawab ${status}`).join(', ')
      const crashed = failed.find(({ status }) => status >= 500)
      return wrong(detail, crashed && logOf(crashed.name, projectId))
    },
  }

  /** Calls a function. Resolves with null if the function itself responds, otherwise with the HTTP status. */
  async function statusOf(name: string): Promise<{ name: string; status: number } | null> {
    const answer = await fetch(`${host}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { q: 'desa' } }),
    })
    const body: unknown = await answer.json().catch(() => null)
    return v.is(functionResponse, body) ? null : { name, status: answer.status }
  }
}

const version = v.object({ number: v.number() })

const setup = (projectId: string) => `npm run setup -- --project ${projectId}`

const logOf = (name: string, projectId: string) =>
  `npx ${FIREBASE_TOOLS} functions:log --only ${name} --project ${projectId}`

function remedyOf(code: PublishingFailure, projectId: string): string {
  if (code === 'rights') return setup(projectId)
  if (code === 'build' || code === 'site') return 'npm run deploy'
  if (code === 'quota' || code === 'stopped')
    return `https://console.firebase.google.com/project/${projectId}/usage`
  return logOf('site-publish', projectId)
}

export function siteCheck({ project, siteUrl }: Deployed): Check {
  return {
    name: 'Situs dan penerbitan',
    cost: 'warga tidak melihat situs, atau tidak melihat yang baru.',
    remedy: 'npm run deploy',
    look: async () => {
      const home = await fetch(siteUrl)
      if (!home.ok) return wrong(`${siteUrl} menjawab ${home.status}`)
      const published = await fetch(siteUrl + PUBLISHED.version)
      const parsed = v.safeParse(version, await published.json().catch(() => null))
      if (!parsed.success) return wrong(`${siteUrl} belum berisi halaman yang diterbitkan`)
      const { build, failure, released } = parseState(await stateOf(project.firestore).get())
      // A publishing function that does not run cannot report an error.
      const isStopped = released !== null && Date.now() - released.toMillis() > STOPPED_MILLISECONDS
      const found =
        isStopped && (!failure || failure.code === 'pages')
          ? { code: 'stopped' as const, at: released }
          : failure
      if (found && found.code !== 'pages')
        return wrong(
          publishingFailureText('Asia/Jakarta', { ...found, at: found.at.toDate().toISOString() }),
          remedyOf(found.code, project.projectId),
        )
      const publication = `terbitan nomor ${parsed.output.number}`
      if (build === '' || (await fetch(siteUrl + buildFile(build))).ok) return fine(publication)
      // Normal after each deployment, until the functions publish within an hour.
      return fine(`${publication}; functions belum menerbitkan dari bangunan ini`)
    },
  }
}

export function publisherCheck({ project }: Deployed): Check {
  const { projectId, firestore } = project
  return {
    name: 'Hak menerbitkan',
    cost: 'perubahan menunggu dan tidak pernah sampai ke warga.',
    remedy: setup(projectId),
    look: async () => {
      const { failure, released } = parseState(await stateOf(firestore).get())
      if (failure?.code === 'rights') return wrong('Hosting menolak function penerbit')
      if (released) return fine()
      return { state: 'unknown', detail: 'function penerbit belum pernah menerbitkan' }
    },
  }
}
