import { execFileSync } from 'node:child_process'
import { ROOT } from './support/places'

execFileSync('npm', ['run', 'bench', '--workspace', 'emulator'], { cwd: ROOT, stdio: 'inherit' })
