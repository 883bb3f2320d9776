import * as v from 'valibot'
import { FUNCTIONS_REGION } from '@/domain/functions-region'
import { buildFile, PUBLISHED } from '@/domain/publishing/publication'
import { publishingFailureText } from '@/domain/publishing/publishing-failure'
import { stateIn, stateOf } from '../../../functions/src/publishing/state'
import { type Check, fine, wrong } from './check'
import type { Deployed } from './deployment'

/**
 * An answer of the function's own (firebase.google.com/docs/functions/callable-reference), a refusal too: it may
 * have no index yet, and App Check refuses who is no page.
 */
const answered = v.union([
  v.object({ result: v.unknown() }),
  v.object({ error: v.object({ status: v.picklist(['UNAVAILABLE', 'UNAUTHENTICATED']) }) }),
])

/** `search` answers anybody. */
export function callableCheck({ project, local }: Deployed): Check {
  const { projectId } = project
  const host = local
    ? `${local}/${projectId}/${FUNCTIONS_REGION}`
    : `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`
  return {
    name: 'Functions',
    cost: 'akun tidak dapat dibuat, perubahan tidak sampai ke warga, pencarian hanya di perangkat.',
    remedy: 'npm run deploy',
    look: async () => {
      const answer = await fetch(`${host}/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data: { q: 'desa' } }),
      })
      const body: unknown = await answer.json().catch(() => null)
      return v.is(answered, body) ? fine() : wrong(`search menjawab ${answer.status}`)
    },
  }
}

const version = v.object({ number: v.number() })

/** What visitors are served, of which build, and whether publishing has failed since. */
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
      const { build, failure } = stateIn(await stateOf(project.firestore).get())
      if (failure && failure.code !== 'pages')
        return wrong(
          publishingFailureText('Asia/Jakarta', {
            ...failure,
            at: failure.at.toDate().toISOString(),
          }),
        )
      if (build !== '' && !(await fetch(siteUrl + buildFile(build))).ok)
        return wrong(`yang tampil bukan dari bangunan functions (${build})`)
      return fine(`terbitan nomor ${parsed.output.number}`)
    },
  }
}

/** Hosting refuses a publisher without this role. */
export function publisherCheck({ project }: Deployed): Check {
  const { projectId, firestore } = project
  return {
    name: 'Hak menerbitkan',
    cost: 'perubahan menunggu dan tidak pernah sampai ke warga.',
    remedy:
      `gcloud projects add-iam-policy-binding ${projectId} --role=roles/firebasehosting.admin ` +
      `--member="serviceAccount:$(gcloud projects describe ${projectId} --format='value(projectNumber)')-compute@developer.gserviceaccount.com"`,
    look: async () => {
      const { failure, released } = stateIn(await stateOf(firestore).get())
      if (failure?.code === 'rights') return wrong('Hosting menolak function penerbit')
      if (released) return fine()
      return { state: 'unknown', detail: 'function penerbit belum pernah menerbitkan' }
    },
  }
}
