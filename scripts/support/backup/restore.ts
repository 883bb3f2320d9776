import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { nullOn } from '../../../functions/src/data/errors'
import { assertBucket, settingsOf } from './backup'
import {
  ACCOUNTS,
  DOCUMENTS,
  FILES,
  FORMAT,
  type Manifest,
  MANIFEST,
  manifest,
  type Project,
  storedDocument,
  storedFile,
  type StoredFile,
} from './format'
import {
  DATA_SCHEMA,
  dataSchemaOf,
  migrateFields,
  newerSchemaProblem,
} from '../migrations/migrations'
import { restoreAccounts } from './restore-accounts'
import { decide, emptyTally, type RestoreOptions, type Tally } from './tally'
import { decodeMap, encodeMap, isSame } from './values'
import { ZipReader } from './zip-reader'

export interface Restored {
  manifest: Manifest
  files: Tally
  accounts: Tally
  documents: Tally
  /** E-mail addresses of new accounts, which have no password yet. */
  newEmails: string[]
}

const BATCH = 100
const BATCH_BYTES = 4 * 1024 * 1024
const FILES_AT_ONCE = 8
const PART_BYTES = 8 * 1024 * 1024

class RestoreRefusal extends Error {}

/**
 * Restores files, then accounts, then documents, because documents refer to files, and the trigger of `users` must
 * find the account. Deletes nothing, and keeps existing content unless overwriting is allowed. A repeated run writes
 * only what is still missing. Reads the whole zip first: throws a RestoreRefusal for another version or project, and an
 * Error for damage or a missing bucket.
 */
export async function restore(
  project: Project,
  file: string,
  options: RestoreOptions,
): Promise<Restored> {
  const zip = await ZipReader.open(file)
  try {
    const found = await readManifest(zip)
    assertTargetProject(found, project, options.into)
    await verify(zip, found)
    const schema = await schemaIn(zip)
    if (found.counts.files > 0) await assertBucket(project)
    const files = await restoreFiles(project, zip, options)
    const { newEmails, ...accounts } = await restoreAccounts(project, zip, options)
    const documents = await restoreDocuments(project, zip, schema, options)
    return { manifest: found, files, accounts, documents, newEmails }
  } finally {
    zip.close()
  }
}

async function readManifest(zip: ZipReader): Promise<Manifest> {
  const parsed = v.safeParse(manifest, JSON.parse((await zip.read(MANIFEST)).toString()))
  if (!parsed.success) throw new RestoreRefusal('Berkas ini bukan cadangan situs desa.')
  if (parsed.output.version !== FORMAT.version)
    throw new RestoreRefusal(
      `Cadangan ini berformat versi ${parsed.output.version}; yang dikenal di sini versi ${FORMAT.version}.`,
    )
  return parsed.output
}

function assertTargetProject(
  found: Manifest,
  { projectId }: Project,
  into: string | undefined,
): void {
  if (into !== undefined && into !== projectId)
    throw new RestoreRefusal(`--into ${into} bukan proyek tujuan, yaitu ${projectId}.`)
  if (found.project !== projectId && into === undefined)
    throw new RestoreRefusal(
      `Cadangan ini dari proyek ${found.project}, tujuannya ${projectId}. ` +
        `Bila memang itu maksudnya, ulangi dengan --into ${projectId}.`,
    )
}

async function verify(zip: ZipReader, { sha256 }: Manifest): Promise<void> {
  for (const name of [DOCUMENTS, ACCOUNTS, FILES] as const)
    await assertHash(zip, name, sha256[name])
  for await (const line of zip.lines(FILES)) {
    const { entry, sha256: wanted } = v.parse(storedFile, line)
    await assertHash(zip, entry, wanted)
  }
}

async function assertHash(zip: ZipReader, name: string, wanted: string): Promise<void> {
  const hash = createHash('sha256')
  for await (const chunk of zip.stream(name)) hash.update(chunk)
  if (hash.digest('hex') !== wanted) throw new Error(`Berkas cadangan ini rusak: ${name}.`)
}

async function restoreFiles(
  { bucket }: Project,
  zip: ZipReader,
  options: RestoreOptions,
): Promise<Tally> {
  const tally = emptyTally()
  for await (const group of groupsOf(zip.lines(FILES), FILES_AT_ONCE))
    await Promise.all(group.map((line) => restoreFile(v.parse(storedFile, line))))
  return tally

  async function restoreFile({ name, entry, md5, settings }: StoredFile) {
    const file = bucket.file(name)
    const [stored] = (await file.getMetadata().catch(nullOn(404))) ?? [null]
    const isSameFile = stored?.md5Hash === md5 && isDeepStrictEqual(settingsOf(file), settings)
    const found = stored === null ? 'missing' : isSameFile ? 'same' : 'different'
    if (!decide(found, name, tally, options) || !options.write) return
    const content = await zip.read(entry)
    await file.save(content, { resumable: content.length > PART_BYTES, metadata: settings })
  }
}

/** Returns the schema number of the backup. Throws a RestoreRefusal if this version does not support the number. */
async function schemaIn(zip: ZipReader): Promise<number> {
  let schema = 1
  for await (const line of zip.lines(DOCUMENTS)) {
    const { path, fields } = v.parse(storedDocument, line)
    if (path === SETTINGS) schema = dataSchemaOf(fields)
  }
  const problem = newerSchemaProblem(schema)
  if (problem !== null) throw new RestoreRefusal(problem)
  return schema
}

const SETTINGS = 'site_settings/1'

/** Restores documents, and migrates those of an older backup to the current schema. */
async function restoreDocuments(
  { firestore }: Project,
  zip: ZipReader,
  schema: number,
  options: RestoreOptions,
): Promise<Tally> {
  const tally = emptyTally()
  for await (const lines of groupsOf(zip.lines(DOCUMENTS), BATCH, BATCH_BYTES)) {
    const wanted = lines.map((line) => {
      const { path, fields } = v.parse(storedDocument, line)
      const [collection = '', , ...deeper] = path.split('/')
      const stored = decodeMap(fields, firestore)
      const data = deeper.length > 0 ? stored : migrateFields(collection, stored, schema)
      return path === SETTINGS ? { path, data: { ...data, schema: DATA_SCHEMA } } : { path, data }
    })
    const stored = await firestore.getAll(...wanted.map(({ path }) => firestore.doc(path)))
    const batch = firestore.batch()
    let writes = 0
    for (const [i, { path, data }] of wanted.entries()) {
      const current = stored[i]?.data()
      const found =
        current === undefined
          ? 'missing'
          : isSame(encodeMap(current), encodeMap(data))
            ? 'same'
            : 'different'
      if (!decide(found, path, tally, options)) continue
      batch.set(firestore.doc(path), data)
      writes += 1
    }
    if (options.write && writes > 0) await batch.commit()
  }
  return tally
}

async function* groupsOf(
  lines: AsyncIterable<unknown>,
  most: number,
  mostBytes = Infinity,
): AsyncGenerator<unknown[]> {
  let group: unknown[] = []
  let bytes = 0
  for await (const line of lines) {
    group.push(line)
    bytes += mostBytes === Infinity ? 0 : JSON.stringify(line).length
    if (group.length < most && bytes < mostBytes) continue
    yield group
    group = []
    bytes = 0
  }
  if (group.length > 0) yield group
}
