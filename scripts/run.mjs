// Starts every command, such as `npm start`, also in a clone without packages, so it imports only Node's modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// The build needs `styleText` of `node:util` (20.12), and package.json requires 20.19.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Perlu Node.js 20.19 atau lebih baru (nodejs.org); yang ini ${process.version}.`)
  process.exit(1)
}

const [command, ...rest] = process.argv.slice(2)
if (['start', 'dev'].includes(command) && rest.length > 0) {
  console.error(
    `Unknown arguments: ${rest.join(' ')}. Only the variables PORT (default 5000) and DATA_DIR (default .local/data) can be set, as in PORT=5010 npm start.`,
  )
  process.exit(1)
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const marker = join(root, 'node_modules', '.installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

if (!existsSync(marker) || readFileSync(marker, 'utf8') !== wanted) {
  console.log('Memasang paket yang dibutuhkan …')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(marker, wanted)
}

run(process.execPath, ['--import', 'tsx', join('scripts', `${command}.ts`), ...rest])

function run(program, args) {
  const { status, error } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    // npm is a script on Windows.
    shell: program === 'npm' && process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
