import { spawnSync } from 'node:child_process'
import { ROOT } from './support/paths'

const BENCHES: Record<string, readonly [command: string, ...args: string[]]> = {
  costs: [process.execPath, '--import', 'tsx', 'bench/costs.bench.ts'],
  emulator: ['npm', 'run', '--silent', 'bench', '--workspace', 'emulator'],
  interaction: [process.execPath, '--import', 'tsx', 'bench/interaction.bench.ts'],
  pages: [process.execPath, '--import', 'tsx', 'bench/pages.bench.ts'],
  publishing: [process.execPath, '--import', 'tsx', 'bench/publishing.bench.ts'],
  // Allows benchmarks to collect garbage before they measure memory.
  search: [process.execPath, '--expose-gc', '--import', 'tsx', 'bench/search.bench.ts'],
  staff: [process.execPath, '--import', 'tsx', 'bench/staff.bench.ts'],
}

const given = process.argv.slice(2)
const firstOption = given.findIndex((text) => text.startsWith('-'))
const wanted = firstOption < 0 ? given : given.slice(0, firstOption)
const options = given.slice(wanted.length)
for (const [name, [command, ...args]] of Object.entries(BENCHES))
  if (wanted.length === 0 || wanted.includes(name)) {
    const { status } = spawnSync(command, [...args, ...options], { cwd: ROOT, stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
