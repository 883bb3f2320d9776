import { execFileSync, spawn } from 'node:child_process'
import { ROOT } from './support/paths'

/*
 * Checks work in progress: types, lint and dead code of everything, format and tests of changed files.
 */

const [since = 'HEAD'] = process.argv.slice(2)
const names = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...names('diff', '--name-only', '--relative', '--diff-filter=d', since),
  ...names('ls-files', '--others', '--exclude-standard'),
]

const tasks: [program: string, ...args: string[]][] = [
  ['tsc', '-b'],
  ['oxlint'],
  ['knip'],
  ...(changed.length > 0
    ? ([
        ['prettier', '--check', '--ignore-unknown', '--log-level=warn', ...changed],
        ['vitest', 'related', '--run', '--project=unit', '--project=page', ...changed],
      ] as typeof tasks)
    : []),
]
const ends = await Promise.all(tasks.map(run))
const failed = tasks.filter((_, index) => ends[index] !== 0).map(([program]) => program)
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`)
process.exit(failed.length === 0 ? 0 : 1)

function run([program, ...args]: (typeof tasks)[number]): Promise<number | null> {
  const child = spawn('npx', ['--no-install', program, ...args], { cwd: ROOT, stdio: 'inherit' })
  return new Promise((resolve) => child.on('close', resolve))
}
