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
 * Deploys `dist/` to the local Firebase if another build is live, and publishes pending changes.
 */
export async function publishLocally(url: string): Promise<void> {
  const site = new HostingSite({ siteId: PROJECT, local: url })
  const live = await site.live()
  const isOurs = live !== null && isBuilt(await site.files(live))
  if (!isOurs) await ask(url, '/__/emulator/hosting:deploy')
  await endLease(url)
  await ask(url, '/__/emulator/functions/site-publishhourly:run')
}

/** Returns whether the files belong to `dist/`. Compares the service worker too, which the build id does not cover. */
function isBuilt(files: ReadonlyMap<string, string>): boolean {
  return files.has(builtFile()) && files.get(SERVICE_WORKER) === hashIn(SERVICE_WORKER)
}

function hashIn(path: string): string {
  const content = gzipSync(readFileSync(join(ROOT, 'dist', path)))
  return createHash('sha256').update(content).digest('hex')
}

function builtFile(): string {
  const names = readdirSync(join(ROOT, 'dist', 'assets'))
  return `/assets/${names.find((name) => /^build-.+\.txt$/.test(name)) ?? ''}`
}

/** Releases the publishing lease of an interrupted `npm start`. No other process can publish at this time. */
async function endLease(url: string): Promise<void> {
  const name = `${DATABASE}/documents/publishing/state/publishing_lease/publisher`
  const write = {
    update: { name, fields: { until: { timestampValue: new Date(0).toISOString() } } },
    updateMask: { fieldPaths: ['until'] },
    currentDocument: { exists: true },
  }
  await ask(url, `/v1/${DATABASE}/documents:commit`, { writes: [write] }, 404)
}

async function ask(url: string, path: string, body = {}, otherwise?: number): Promise<void> {
  const headers = { authorization: 'Bearer owner' }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok && answer.status !== otherwise)
    throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}
