import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { connectTo, withTimeout } from './support/backup/connect'
import { explain } from './support/explain'
import { fail } from './support/fail'
import { askGoogle } from './support/google/ask-google'
import { ROOT, VILLAGES } from './support/paths'
import { runForEach } from './support/villages/each'
import { statusOf } from './support/villages/status'

/*
 * `npm run each -- deploy|doctor|backup|upgrade` runs a command for each village in `desa/`, in alphabetical
 * order, then prints the table of `npm run each -- status`. Options after the command are passed on.
 */

const COMMANDS = ['deploy', 'doctor', 'backup', 'upgrade', 'status']

const [command = '', ...options] = process.argv.slice(2)
if (!COMMANDS.includes(command)) fail(`Tulis satu perintah: npm run each -- ${COMMANDS.join('|')}`)
const villages = existsSync(VILLAGES)
  ? readdirSync(VILLAGES).filter((name) => existsSync(join(VILLAGES, name, '.env')))
  : []
if (villages.length === 0) fail('Belum ada desa: buat desa/NAMA/.env (docs/kabupaten.md).')

if (command === 'status') {
  const rows: Record<string, object> = {}
  for (const village of villages)
    rows[village] = await rowOf(village).catch((error: unknown) => {
      console.error(`${village}: ${explain(error)}`)
      return { versi: 'tidak terbaca' }
    })
  console.table(rows)
  process.exit(0)
}

const failed = runForEach(command, {
  villages,
  npm: (village, script, ...args) =>
    npm(['run', script, '--', ...args, ...(script === command ? options : [])], village),
  log: (line) => console.log(line),
})
// Runs in a separate process, because an upgrade replaces code and packages.
npm(['run', '--silent', 'each', '--', 'status'])
if (failed.length > 0) fail(`Gagal: ${failed.join(', ')}. Ulangi: VILLAGE=NAMA npm run ${command}`)

function npm(args: string[], village?: string): boolean {
  const env = { ...process.env, ...(village !== undefined && { VILLAGE: village }) }
  return spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', env }).status === 0
}

function rowOf(village: string) {
  const variables = loadEnv('production', join(VILLAGES, village))
  const { VITE_FIREBASE_PROJECT_ID: id = '', VITE_FIREBASE_STORAGE_BUCKET: bucket } = variables
  const project = connectTo(id, bucket)
  return withTimeout(statusOf(project, askGoogle(project)))
}
