import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './support/build'
import { ensureChromium } from './support/chromium'
import { LOCAL, ROOT } from './support/places'

/** Everything that is checked, in the order in which a failure is cheapest to learn of. */
const CHECKS: [name: string, ...command: string[]][] = [
  ['format', 'prettier', '--check', '--log-level=warn', '.'],
  ['types, page', 'tsc', '-p', 'tsconfig.page.json'],
  ['types, worker', 'tsc', '-p', 'tsconfig.worker.json'],
  ['types, node', 'tsc', '-p', 'tsconfig.node.json'],
  ['lint', 'eslint', '--max-warnings=0', '.'],
  ['dead code', 'knip'],
]

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numFailedTestSuites: number
  success: boolean
}

process.env['CHROMIUM'] = ensureChromium()
let passed = 0
let failed = 0
for (const [name, ...command] of CHECKS) count(name, run(command))
count('build', await attempt(buildAll))

const report = join(LOCAL, 'vitest.json')
mkdirSync(LOCAL, { recursive: true })
const green = run([
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report}`,
])
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
  readFileSync(report, 'utf8'),
) as VitestReport
passed += numPassedTests
// A file that cannot even be loaded fails without a failed test.
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

async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}

function count(name: string, ok: boolean) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`)
  if (ok) passed += 1
  else failed += 1
}
