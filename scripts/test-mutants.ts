import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRecord, RULES_FILES, type Survivor, writeRecord } from './support/mutants/record'
import { collectionsOf, partAt } from './support/mutants/rules-code'
import { mutantsOf } from './support/mutants/rules-mutants'
import { ROOT } from './support/paths'

/*
 * `npm run test:mutants` changes the rules files in one place at a time, about 2,500 times, and
 * evaluates all of these mutants for every request of tests/rules. A mutant that decides
 * differently is detected: a test would fail. The others are recorded in tests/rules/mutants.json
 * with the reason why they have no effect. The command fails while a reason is missing. By default
 * it tests only functions and match blocks that have changed, with `--all` everything.
 */

const SERVICES = { 'firestore.rules': 'cloud.firestore', 'storage.rules': 'firebase.storage' }

const isAll = process.argv.includes('--all')
const record = readRecord()
const tested = RULES_FILES.flatMap((file) => {
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
const shadows = tested.flatMap(({ file, collections, mutants }) =>
  mutants.map(({ id, source }) => ({ id, service: SERVICES[file], collections, source })),
)
console.log(`Testing ${shadows.length} mutants of ${tested.length} functions and match blocks …`)

const undetected = shadows.length === 0 ? [] : undetectedMutants()
for (const { file, part, mutants } of tested) {
  const survivors = mutants.filter(({ id }) => undetected.includes(id))
  for (const { line, was, becomes } of survivors)
    console.log(`  ${file}:${line}: ${was} → ${becomes || '(removed)'}`)
  const known = record.survivors.filter((one) => one.file === file && one.part === part.name)
  const found = survivors.map(({ was, becomes }): Survivor => {
    const before = known.find((one) => one.was === was && one.becomes === becomes)
    // Keeps the reason from the existing record.
    return before ?? { file, part: part.name, was, becomes, why: '' }
  })
  record.survivors = [...record.survivors.filter((one) => !known.includes(one)), ...found]
  record.fingerprints[file] = { ...record.fingerprints[file], [part.name]: part.fingerprint }
}
writeRecord(record)
const unexplained = record.survivors.filter(({ why }) => why === '').length
console.log(
  `${shadows.length} mutants tested, ${undetected.length} not detected. Of ${record.survivors.length} recorded survivors, ${unexplained} have no reason.`,
)
process.exit(unexplained === 0 ? 0 : 1)

function undetectedMutants(): string[] {
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
      // `npm test` compares the local Firebase with Google's emulator.
      {
        cwd: ROOT,
        env: { ...process.env, MUTANTS: file, FIRESTORE_EMULATOR_JAR: '' },
        stdio: 'inherit',
      },
    )
    if (status !== 0) throw new Error('The tests fail with the unchanged rules.')
    // Each local Firebase writes one line. A mutant is detected if any of them detected it.
    const [first = [], ...others] = readFileSync(`${file}.alike`, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string[])
    return first.filter((id) => others.every((ids) => ids.includes(id)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
