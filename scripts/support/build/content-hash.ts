import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths'

export function contentHash(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, path: string) {
  const absolute = join(ROOT, path)
  if (statSync(absolute).isDirectory())
    for (const name of readdirSync(absolute).sort()) addTo(hash, join(path, name))
  else hash.update(path).update(readFileSync(absolute))
}
