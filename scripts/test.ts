import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import config from '../vitest.config'
import { buildAll } from './support/build/build'
import { ensureChromium } from './support/chromium'
import { fail } from './support/fail'
import { changedSinceTested } from './support/mutants/record'
import { LOCAL, ROOT } from './support/paths'

/** Static checks, which run in parallel. The longest comes first. */
const CHECKS: [name: string, ...command: string[]][] = [
  ['lint', 'oxlint'],
  ['types', 'tsc', '-b'],
  ['format', 'prettier', '--check', '--log-level=warn', '.'],
  ['dead code', 'knip'],
]

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string }[]
  }[]
}

try {
  process.env['CHROMIUM'] = ensureChromium()
} catch (error) {
  fail((error as Error).message)
}
let passed = 0
let skipped = 0
const failures: string[] = []
let files: VitestReport['testResults'] = []
const tasks = [
  ...CHECKS.map(([name, ...command]) => ({ name, work: () => runQuietly(command) })),
  { name: 'build', work: () => buildAll() },
]
await Promise.all(Array.from({ length: availableParallelism() }, workThrough))

mkdirSync(LOCAL, { recursive: true })
const PROJECTS = config.test?.projects as (string | { test: { name: string } })[]
const seconds = new Map<string, number>()
const args = process.argv.slice(2)
// Arguments select tests of any project. Otherwise each project runs alone, so that its time can be measured.
if (args.length > 0) runTests(args)
else
  for (const project of PROJECTS) {
    const name = typeof project === 'string' ? project : project.test.name
    const before = childrenSeconds()
    runTests(['--project', name])
    seconds.set(name, childrenSeconds() - before)
  }
printSlowest()
printUntested(changedSinceTested())
printSeconds()
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
console.log(
  `\n${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
process.exit(failures.length === 0 ? 0 : 1)

function runTests(selection: string[]) {
  const report = join(LOCAL, 'vitest.json')
  rmSync(report, { force: true })
  const options = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const green = run(['vitest', 'run', ...options, ...selection])
  const command = `vitest ${selection.join(' ')}`
  if (!existsSync(report)) return void failures.push(command)
  const result = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  passed += result.numPassedTests
  skipped += result.numPendingTests
  files = [...files, ...result.testResults]
  const failed = result.testResults.flatMap(failuresOf)
  // An error outside all tests fails the run without a failed test.
  failures.push(...failed, ...(green || failed.length > 0 ? [] : [command]))
}

/** Returns the failed tests of a file, or the file if it cannot be loaded. */
function failuresOf({ name, status, assertionResults }: VitestReport['testResults'][number]) {
  const file = relative(ROOT, name)
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${file} > ${test.fullName}`)
  return status === 'failed' && tests.length === 0 ? [file] : tests
}

/**
 * Returns the processor time of all ended child processes in seconds, or 0 without /proc, which counts in
 * units of 10 ms (proc_pid_stat(5), cutime and cstime).
 */
function childrenSeconds(): number {
  if (!existsSync('/proc/self/stat')) return 0
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(13, 15)
  return (Number(user) + Number(system)) / 100
}

function printSeconds() {
  if (seconds.size === 0) return
  console.log('\nProcessor time in seconds:')
  for (const [name, time] of seconds) console.log(`${time.toFixed(0).padStart(6)}  ${name}`)
}

function run([program = '', ...args]: string[]): boolean {
  const { status } = spawnSync('npx', ['--no-install', program, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}

function printSlowest() {
  const slowest = files
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1_000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
  console.log('\nSlowest test files in seconds:')
  for (const { name, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(6)}  ${relative(ROOT, name)}`)
}

function printUntested(parts: string[]) {
  if (parts.length === 0) return
  console.log('\nChanged since `npm run test:mutants` was run:')
  for (const part of parts) console.log(`  ${part}`)
}

async function workThrough() {
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    try {
      await task.work()
      passed += 1
      console.log(`ok     ${task.name}`)
    } catch (error) {
      failures.push(task.name)
      console.log(`FAILED ${task.name}\n${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

function runQuietly([program = '', ...args]: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(
      'npx',
      ['--no-install', program, ...args],
      { cwd: ROOT, maxBuffer: Infinity },
      (error, out, err) => {
        if (error) reject(new Error(out + err))
        else resolve()
      },
    )
  })
}
