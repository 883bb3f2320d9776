import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type LockFile, missingBuilds } from './support/lock-file'

/* Adds the builds for other platforms that `npm ci` requires. Run it after `npm install`. */

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
const missing = missingBuilds(lock)
for (const { name, build } of missing) lock.packages[`node_modules/${name}`] = build
writeFileSync('package-lock.json', JSON.stringify(lock))
// npm sorts the packages when it writes the file.
const { status } = spawnSync('npm', ['install', '--package-lock-only'], { stdio: 'inherit' })
console.log(`${missing.length} missing builds added.`)
process.exit(status ?? 1)
