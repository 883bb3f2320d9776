import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { PUBLISHED } from '@/domain/publishing/publication'
import type { HostedFile } from './hosting-site'

/**
 * What makes the published files of a version these: files whose content is another, null for paths
 * that are no more.
 */
export async function changesTo(
  live: ReadonlyMap<string, string>,
  rendered: ReadonlyMap<string, string>,
): Promise<Map<string, HostedFile | null>> {
  const changes = new Map<string, HostedFile | null>()
  for (const path of live.keys())
    if (isPublished(path) && !rendered.has(path)) changes.set(path, null)
  for (const [path, text] of rendered) {
    const file = await hosted(text)
    if (file.hash !== live.get(path)) changes.set(path, file)
  }
  return changes
}

/** Of the files that a build brings along, the shell alone is HTML (`npm run build` makes no index.html). */
function isPublished(path: string): boolean {
  return (path.endsWith('.html') && path !== PUBLISHED.shell) || path.startsWith('/data/')
}

/** Node writes no time into gzip, so equal texts have equal hashes, at least on one machine. */
async function hosted(text: string): Promise<HostedFile> {
  const content = await promisify(gzip)(text, { level: 9 })
  return { hash: createHash('sha256').update(content).digest('hex'), content }
}
