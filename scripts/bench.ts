import { spawnSync } from 'node:child_process'
import { ROOT } from './support/paths'

/** `npm run bench`: all of them; `npm run bench -- search`: that one. */
const BENCHES: Record<string, readonly [command: string, ...args: string[]]> = {
  emulator: ['npm', 'run', '--silent', 'bench', '--workspace', 'emulator'],
  // Memory is measured after what is no longer needed was collected.
  search: [process.execPath, '--expose-gc', '--import', 'tsx', 'bench/search.bench.ts'],
}

const wanted = process.argv.slice(2)
for (const [name, [command, ...args]] of Object.entries(BENCHES))
  if (wanted.length === 0 || wanted.includes(name)) {
    const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
