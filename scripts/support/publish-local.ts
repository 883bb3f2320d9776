import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { HostingSite } from '../../functions/src/publishing/hosting-site'
import { ROOT } from './paths'

const PROJECT = 'demo-desa'
const SERVICE_WORKER = '/service-worker.js'
const DATABASE = `projects/${PROJECT}/databases/(default)`

/**
 * Has the local Firebase serve what was built and what is written in it: deploys `dist/` where another build
 * is live, and publishes where there is anything to publish. Rejects where that fails.
 */
export async function publishLocally(url: string): Promise<void> {
  const site = new HostingSite({ siteId: PROJECT, local: url })
  const live = await site.live()
  const isOurs = live !== null && isBuilt(await site.files(live))
  if (!isOurs) await ask(url, '/__/emulator/hosting:deploy')
  await endLease(url)
  await ask(url, '/__/emulator/functions/site-publishhourly:run')
}

/** Whether these files are of the build in `dist/`, whose name tells nothing of its service worker. */
function isBuilt(files: ReadonlyMap<string, string>): boolean {
  return files.has(builtFile()) && files.get(SERVICE_WORKER) === hashIn(SERVICE_WORKER)
}

/** As the local Firebase has it of what was deployed. */
function hashIn(path: string): string {
  const content = gzipSync(readFileSync(join(ROOT, 'dist', path)))
  return createHash('sha256').update(content).digest('hex')
}

/** The path of the file by which one sees of which build `dist/` is. */
function builtFile(): string {
  const names = readdirSync(join(ROOT, 'dist', 'assets'))
  return `/assets/${names.find((name) => /^build-.+\.txt$/.test(name)) ?? ''}`
}

/** Nobody publishes before we do: a lease that is there is of a start that was cut off. */
async function endLease(url: string): Promise<void> {
  const name = `${DATABASE}/documents/publishing/state/publishing_lease/publisher`
  const write = {
    update: { name, fields: { until: { timestampValue: new Date(0).toISOString() } } },
    updateMask: { fieldPaths: ['until'] },
    currentDocument: { exists: true },
  }
  await ask(url, `/v1/${DATABASE}/documents:commit`, { writes: [write] }, 404)
}

/** Something of the administrator, which may end in `otherwise`, too. */
async function ask(url: string, path: string, body = {}, otherwise?: number): Promise<void> {
  const headers = { authorization: 'Bearer owner' }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok && answer.status !== otherwise)
    throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}
