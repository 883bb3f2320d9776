import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'

const Manifest = v.object({ main: v.optional(v.string(), 'index.js') })

export function builtFile(folder: string): string {
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  return resolve(folder, manifest.main)
}
