import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecord, RULES_FILES, type Survivor, writeRecord } from './support/mutants/record'
import { collectionsOf, partAt } from './support/mutants/rules-code'
import { mutantsOf } from './support/mutants/rules-mutants'
import { ROOT } from './support/paths'

/*
 * `npm run test:mutants` changes the rules files in one place at a time, some 2,500 times, and has all of
 * these rules asked whatever tests/rules asks. One that answers another way than the rules themselves is
 * noticed: a test would fail. One that never does stands in tests/rules/mutants.json with the argument why
 * nobody could tell it apart; the command fails while one has none. Only functions and match blocks that
 * have changed since are tried, unless it is told `--all`.
 */

const SERVICES = { 'firestore.rules': 'cloud.firestore', 'storage.rules': 'firebase.storage' }

const isAll = process.argv.includes('--all')
const record = readRecord()
const tried = RULES_FILES.flatMap((file) => {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const collections = collectionsOf(source)
  const parts = [...collections.keys()]
  const known = record.fingerprints[file] ?? {}
  const mutants = mutantsOf(source).map((mutant) => ({
    ...mutant,
    part: partAt(parts, mutant.at)!,
  }))
  return parts
    .filter(({ name, fingerprint }) => isAll || known[name] !== fingerprint)
    .map((part) => ({
      file,
      part,
      collections: collections.get(part) ?? [],
      mutants: mutants
        .filter((mutant) => mutant.part === part)
        .map((mutant, index) => ({ ...mutant, id: `${file} ${part.name} ${index}` })),
    }))
})
const shadows = tried.flatMap(({ file, collections, mutants }) =>
  mutants.map(({ id, source }) => ({ id, service: SERVICES[file], collections, source })),
)
console.log(`Trying ${shadows.length} changes of ${tried.length} functions and match blocks …`)

const alike = shadows.length === 0 ? [] : alwaysAlike()
for (const { file, part, mutants } of tried) {
  const survivors = mutants.filter(({ id }) => alike.includes(id))
  for (const { line, was, becomes } of survivors)
    console.log(`  ${file}:${line}: ${was} → ${becomes || '(gone)'}`)
  const known = record.survivors.filter((one) => one.file === file && one.part === part.name)
  const found = survivors.map(({ was, becomes }): Survivor => {
    const before = known.find((one) => one.was === was && one.becomes === becomes)
    // What is argued of a survivor stays for as long as it survives.
    return before ?? { file, part: part.name, was, becomes, why: '' }
  })
  record.survivors = [...record.survivors.filter((one) => !known.includes(one)), ...found]
  record.fingerprints[file] = { ...record.fingerprints[file], [part.name]: part.fingerprint }
}
writeRecord(record)
const unexplained = record.survivors.filter(({ why }) => why === '').length
console.log(
  `${shadows.length} changes tried, ${alike.length} noticed by no test. Of ${record.survivors.length} that are known, ${unexplained} have no argument.`,
)
process.exit(unexplained === 0 ? 0 : 1)

/** The ids of those that answered everything as the rules themselves. */
function alwaysAlike(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'desa-mutants-'))
  try {
    const file = join(folder, 'mutants.json')
    writeFileSync(file, JSON.stringify(shadows))
    const { status } = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project',
        'rules',
        '--reporter',
        'dot',
        '--testTimeout',
        '600000',
        '--hookTimeout',
        '600000',
      ],
      // What Google's emulator says of the rules `npm test` asks.
      {
        cwd: ROOT,
        env: { ...process.env, MUTANTS: file, FIRESTORE_EMULATOR_JAR: '' },
        stdio: 'inherit',
      },
    )
    if (status !== 0) throw new Error('The tests of the rules fail with the rules as they are.')
    // One line of each local Firebase; what one of them noticed is noticed.
    const [first = [], ...others] = readFileSync(`${file}.alike`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string[])
    return first.filter((id) => others.every((ids) => ids.includes(id)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
