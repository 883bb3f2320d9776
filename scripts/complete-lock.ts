import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type LockFile, missingBuilds } from './support/lock-file'

/* After `npm install` from a registry that lacks some builds: names them too, for `npm ci`. */

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
const missing = missingBuilds(lock)
for (const { name, build } of missing) lock.packages[`node_modules/${name}`] = build
writeFileSync('package-lock.json', JSON.stringify(lock))
// npm itself puts it in order.
const { status } = spawnSync('npm', ['install', '--package-lock-only'], { stdio: 'inherit' })
console.log(`${missing.length} added.`)
process.exit(status ?? 1)
