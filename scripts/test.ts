import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
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
  numFailedTests: number
  numPendingTests: number
  testResults: { name: string; startTime: number; endTime: number }[]
}

try {
  process.env['CHROMIUM'] = ensureChromium()
} catch (error) {
  fail((error as Error).message)
}
let passed = 0
let failed = 0
const tasks = [
  ...CHECKS.map(([name, ...command]) => ({ name, work: () => runQuietly(command) })),
  { name: 'build', work: () => buildAll() },
]
await Promise.all(Array.from({ length: availableParallelism() }, workThrough))

const report = join(LOCAL, 'vitest.json')
mkdirSync(LOCAL, { recursive: true })
const green = run([
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report}`,
  ...process.argv.slice(2),
])
const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
  readFileSync(report, 'utf8'),
) as VitestReport
printSlowest(testResults)
printUntested(changedSinceTested())
passed += numPassedTests
// A file that cannot be loaded fails without a failed test.
failed += numFailedTests || (green ? 0 : 1)
console.log(
  `\n${passed} passed, ${failed} failed${numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''}`,
)
process.exit(failed === 0 ? 0 : 1)

function run([program = '', ...args]: string[]): boolean {
  const { status } = spawnSync('npx', ['--no-install', program, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status === 0
}

function printSlowest(files: VitestReport['testResults']) {
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
      failed += 1
      console.log(`FAILED ${task.name}\n${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** Rejects with the program's output if it fails. */
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
