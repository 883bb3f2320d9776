import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './support/paths'
import { mutantsOf } from './support/rules-mutants'

/*
 * `node scripts/run.mjs mutate-rules [file [first-last line]]` changes one clause of the rules at a
 * time and runs tests/rules against it. A clause whose change no test notices is either not tested
 * or not needed. It takes some seconds for each of several hundred clauses, so it is run by hand.
 */

const [file = 'firestore.rules', lines = ''] = process.argv.slice(2)
const [first = 1, last = Infinity] = lines.split('-').filter(Boolean).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'desa-mutants-'))
for (const name of ['firestore.rules', 'firestore.indexes.json', 'storage.rules'])
  copyFileSync(join(ROOT, name), join(folder, name))
// Rules alone: no functions, and nothing to host.
const services = {
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  storage: { rules: 'storage.rules' },
  hosting: { public: '.' },
}
writeFileSync(join(folder, 'firebase.json'), JSON.stringify(services))

const source = readFileSync(join(ROOT, file), 'utf8')
const mutants = mutantsOf(source).filter(({ line }) => line >= first && line <= last)
let survivors = 0
try {
  if (isNoticed()) throw new Error('The tests of the rules fail before anything is changed.')
  console.log(`Trying ${mutants.length} changes of ${file} …`)
  for (const { line, was, becomes, source: changed } of mutants) {
    writeFileSync(join(folder, file), changed)
    if (isNoticed()) continue
    survivors += 1
    console.log(`${file}:${line}: ${was} → ${becomes || '(gone)'}`)
  }
} finally {
  rmSync(folder, { recursive: true })
}
console.log(`No test notices ${survivors} of ${mutants.length} changes.`)
if (survivors > 0) process.exitCode = 1

/** Whether a test fails with the rules in `folder`. */
function isNoticed(): boolean {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', '--bail', '1'],
    { cwd: ROOT, env: { ...process.env, RULES_FOLDER: folder }, stdio: 'ignore' },
  )
  return status !== 0
}
