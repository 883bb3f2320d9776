import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '../../scripts/support/paths'
import { freePort } from './free-port'

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/**
 * Builds an earlier commit and serves its published sample with that commit's `npm start`. Keeps the build in the
 * temporary folder for later comparisons.
 */
export async function startEarlier(commit: string) {
  const hash = run(ROOT, 'git', 'rev-parse', '--short=12', `${commit}^{commit}`).trim()
  const folder = join(tmpdir(), `desa-${hash}`)
  if (!existsSync(folder)) run(ROOT, 'git', 'worktree', 'add', '--force', '--detach', folder, hash)
  if (!existsSync(join(folder, 'node_modules'))) installPackages(folder)
  const dataFolder = mkdtempSync(join(tmpdir(), 'desa-bench-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^(?:Ready at|Siap di) (\S+)$/.exec(line)?.[1]
      if (ready) resolve(ready)
    })
    void exited.then((code) => reject(new Error(`${folder} does not start (code ${code}).`)))
  })
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

function installPackages(folder: string): void {
  const [ours, theirs] = [ROOT, folder].map((at) =>
    readFileSync(join(at, 'package-lock.json'), 'utf8'),
  )
  if (ours === theirs) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  else run(folder, 'npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error')
}
