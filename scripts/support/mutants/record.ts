import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths'
import { rulesPartsOf } from './rules-code'

export const RULES_FILES = ['firestore.rules', 'storage.rules'] as const

/** Changed condition in the rules that no test detects. */
export interface Survivor {
  file: string
  part: string
  was: string
  becomes: string
  /** Reason why the change has no effect for users. '' until somebody has analysed the change. */
  why: string
}

interface MutantsRecord {
  survivors: Survivor[]
  /** Hash of each function and match block of the rules at its last mutation test, by file. */
  fingerprints: Record<string, Record<string, string>>
}

const FILE = join(ROOT, 'tests', 'rules', 'mutants.json')

export const readRecord = () => JSON.parse(readFileSync(FILE, 'utf8')) as MutantsRecord

/** Writes the record. Keeps the order of the rules files, and drops functions and blocks that no longer exist. */
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

export function changedSinceTested(): string[] {
  const { fingerprints } = readRecord()
  return RULES_FILES.flatMap((file) =>
    partsOf(file)
      .filter(({ name, fingerprint }) => fingerprints[file]?.[name] !== fingerprint)
      .map(({ name }) => `${file} ${name}`),
  )
}

const partsOf = (file: string) => rulesPartsOf(readFileSync(join(ROOT, file), 'utf8'))
