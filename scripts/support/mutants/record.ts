import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths'
import { rulesPartsOf } from './rules-code'

export const RULES_FILES = ['firestore.rules', 'storage.rules'] as const

/** A change of the rules that no test notices. */
export interface Survivor {
  file: string
  part: string
  was: string
  becomes: string
  /** Why it changes nothing that anyone can do; '' until someone has thought about it. */
  why: string
}

/** What `npm run test:mutants` has found. */
interface MutantsRecord {
  survivors: Survivor[]
  /** Of each function and match block of each file, as it was tried. */
  fingerprints: Record<string, Record<string, string>>
}

const FILE = join(ROOT, 'tests', 'rules', 'mutants.json')

export const readRecord = () => JSON.parse(readFileSync(FILE, 'utf8')) as MutantsRecord

/** In the order of the rules files; of parts that are gone nothing is kept. */
export function writeRecord(record: MutantsRecord) {
  const names = RULES_FILES.map((file) => [file, partsOf(file).map(({ name }) => name)] as const)
  const fingerprints = names.map(([file, parts]) => {
    const known = record.fingerprints[file] ?? {}
    return [
      file,
      Object.fromEntries(parts.flatMap((part) => (known[part] ? [[part, known[part]]] : []))),
    ]
  })
  const survivors = names.flatMap(([file, parts]) =>
    parts.flatMap((part) =>
      record.survivors.filter((one) => one.file === file && one.part === part),
    ),
  )
  const content = { survivors, fingerprints: Object.fromEntries(fingerprints) as object }
  writeFileSync(FILE, `${JSON.stringify(content, null, 2)}\n`)
}

/** Functions and match blocks that have changed since mutants of them were tried. */
export function changedSinceTried(): string[] {
  const { fingerprints } = readRecord()
  return RULES_FILES.flatMap((file) =>
    partsOf(file)
      .filter(({ name, fingerprint }) => fingerprints[file]?.[name] !== fingerprint)
      .map(({ name }) => `${file} ${name}`),
  )
}

const partsOf = (file: string) => rulesPartsOf(readFileSync(join(ROOT, file), 'utf8'))
