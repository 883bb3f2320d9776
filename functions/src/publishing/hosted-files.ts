import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { PUBLIC_LISTS, publicListsWith } from '@/domain/public-lists'
import type { RenderedSite } from '@/domain/publishing/site-renderer'
import type { HostedFile } from './hosting-site'

export async function changesTo(
  live: ReadonlyMap<string, string>,
  { files, unrendered }: RenderedSite,
): Promise<Map<string, HostedFile | null>> {
  const current = new Set([...files.keys(), ...unrendered.map(({ file }) => file)])
  const changes = new Map<string, HostedFile | null>()
  for (const path of live.keys())
    if (isContentFile(path) && !current.has(path)) changes.set(path, null)
  // Several addresses of the previous site can redirect to one page, so their files have equal texts.
  const hosted = new Map<string, HostedFile>()
  for (const [path, text] of files) {
    const file = hosted.get(text) ?? (await toHostedFile(text))
    hosted.set(text, file)
    if (file.hash !== live.get(path)) changes.set(path, file)
  }
  return changes
}

/**
 * Returns whether publications create the files in the folder of `path`, and may delete them. Other files are rendered
 * every time, or were added to `public/` by hand, for example verification files for search engines.
 */
function isContentFile(path: string): boolean {
  return FOLDERS.some((folder) => path.startsWith(folder))
}

const FOLDERS = [
  '/data/',
  '/artikel/',
  ...publicListsWith('page').map((name) => `/${PUBLIC_LISTS[name].page}/`),
]

/** Compresses a file and computes its hash. Equal texts have equal hashes, because gzip stores no timestamp here. */
async function toHostedFile(text: string): Promise<HostedFile> {
  const content = await promisify(gzip)(text, { level: 9 })
  return { hash: createHash('sha256').update(content).digest('hex'), content }
}
