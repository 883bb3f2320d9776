import { spawnSync } from 'node:child_process'
import { ROOT } from './support/paths'

const { status } = spawnSync('npm', ['run', '--silent', 'bench', '--workspace', 'emulator'], {
  cwd: ROOT,
  stdio: 'inherit',
})
process.exit(status ?? 1)
