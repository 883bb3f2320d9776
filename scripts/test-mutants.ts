import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Mutant, mutantsOf } from './support/mutants/rules-mutants'
import { partAt, rulesPartsOf } from './support/mutants/rules-code'
import { readRecord, RULES_FILES, type Survivor, writeRecord } from './support/mutants/record'
import { startRulesTests } from './support/mutants/rules-tests'
import { ROOT } from './support/paths'

/*
 * `npm run test:mutants` changes the rules files in one place at a time and runs tests/rules against
 * them. A change that no test notices stands in tests/rules/mutants.json with the argument why it
 * changes nothing; the command fails while one has none. Only functions and match blocks that have
 * changed since are tried, unless it is told `--all` or names (`"match /news/{id}" isNews`); what was
 * tried before it was interrupted is not tried again.
 */

const args = process.argv.slice(2)
const wanted = args.filter((arg) => arg !== '--all')
const isAll = args.includes('--all')

const folder = mkdtempSync(join(tmpdir(), 'desa-mutants-'))
for (const name of [...RULES_FILES, 'firestore.indexes.json'])
  copyFileSync(join(ROOT, name), join(folder, name))
// Rules alone: no functions, and nothing to host.
const services = {
  firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
  storage: { rules: 'storage.rules' },
  hosting: { public: '.', cleanUrls: true, trailingSlash: false },
}
writeFileSync(join(folder, 'firebase.json'), JSON.stringify(services))
process.env['RULES_FOLDER'] = folder
// What Google's emulator says of the rules `npm test` asks; here it would say the same a second time.
process.env['FIRESTORE_EMULATOR_JAR'] = ''

const tests = await startRulesTests()
const record = readRecord()
let tried = 0
try {
  const failing = await tests.noticedBy()
  if (failing) throw new Error(`${failing} fails before anything is changed.`)
  for (const file of RULES_FILES) await tryFile(file)
} finally {
  await tests.stop()
  rmSync(folder, { recursive: true })
}
const unexplained = record.survivors.filter(({ why }) => why === '')
console.log(
  `${tried} changes tried; ${record.survivors.length} noticed by no test, ${unexplained.length} of them without an argument.`,
)
process.exit(unexplained.length === 0 ? 0 : 1)

async function tryFile(file: string) {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const parts = rulesPartsOf(source)
  const mutants = mutantsOf(source)
  for (const part of parts) {
    const isUnchanged = record.fingerprints[file]?.[part.name] === part.fingerprint
    if (wanted.length > 0 ? !wanted.includes(part.name) : isUnchanged && !isAll) continue
    const own = mutants.filter(({ at }) => partAt(parts, at) === part)
    const survivors: Mutant[] = []
    for (const mutant of own) {
      writeFileSync(join(folder, file), mutant.source)
      if (!(await tests.noticedBy())) survivors.push(mutant)
    }
    writeFileSync(join(folder, file), source)
    tried += own.length
    note(file, part.name, part.fingerprint, survivors)
    console.log(`${file} ${part.name}: ${own.length - survivors.length} of ${own.length} noticed`)
    for (const { line, was, becomes } of survivors)
      console.log(`  ${file}:${line}: ${was} → ${becomes || '(gone)'}`)
  }
}

/** What is argued of a survivor stays for as long as it survives. */
function note(file: string, part: string, fingerprint: string, found: Mutant[]) {
  const known = record.survivors.filter((one) => one.file === file && one.part === part)
  const survivors = found.map(({ was, becomes }): Survivor => {
    const before = known.find((one) => one.was === was && one.becomes === becomes)
    return before ?? { file, part, was, becomes, why: '' }
  })
  record.survivors = [...record.survivors.filter((one) => !known.includes(one)), ...survivors]
  record.fingerprints[file] = { ...record.fingerprints[file], [part]: fingerprint }
  writeRecord(record)
}
