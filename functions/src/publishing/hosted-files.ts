import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LISTED, listedWith } from '@/domain/listed'
import type { RenderedSite } from '@/domain/publishing/site-renderer'
import type { HostedFile } from './hosting-site'

/**
 * What makes the published files of a version these: files whose content is another, null for paths
 * that are no more. Pages that could not be rendered stay as they are.
 */
export async function changesTo(
  live: ReadonlyMap<string, string>,
  { files, unrendered }: RenderedSite,
): Promise<Map<string, HostedFile | null>> {
  const kept = new Set([...files.keys(), ...unrendered.map(({ file }) => file)])
  const changes = new Map<string, HostedFile | null>()
  for (const path of live.keys()) if (comesAndGoes(path) && !kept.has(path)) changes.set(path, null)
  for (const [path, text] of files) {
    const file = await hosted(text)
    if (file.hash !== live.get(path)) changes.set(path, file)
  }
  return changes
}

/**
 * Whether what stands there may be of a former publication. All else that is rendered, the same build renders
 * each time; what somebody put into `public/` beside it, as for Google's Search Console, stays.
 */
function comesAndGoes(path: string): boolean {
  return FOLDERS.some((folder) => path.startsWith(folder))
}

const FOLDERS = ['/data/', ...listedWith('page').map((name) => `/${LISTED[name].page}/`)]

/** Node writes no time into gzip, so equal texts have equal hashes, at least on one machine. */
async function hosted(text: string): Promise<HostedFile> {
  const content = await promisify(gzip)(text, { level: 9 })
  return { hash: createHash('sha256').update(content).digest('hex'), content }
}
