import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { UserRecord } from 'firebase-admin/auth'
import * as v from 'valibot'
import { isAuthError } from '../../../functions/src/auth-error'
import { isGone, settingsOf } from './backup'
import {
  ACCOUNTS,
  DOCUMENTS,
  FILES,
  FORMAT,
  type Manifest,
  MANIFEST,
  manifest,
  type Project,
  storedAccount,
  type StoredAccount,
  storedDocument,
  type StoredDocument,
  storedFile,
  type StoredFile,
} from './format'
import { decodeMap, encodeMap, isSame } from './values'
import { ZipReader } from './zip-reader'

export interface RestoreOptions {
  /** Otherwise it is only looked at what would be written. */
  write: boolean
  /** What is there and differs becomes what the backup has; otherwise it stays. */
  overwrite: boolean
  /** The project into which a backup of another may go. */
  into?: string | undefined
  /** Is told of each thing that is, or would be, written or overwritten, and of what differs and stays. */
  tell: (line: string) => void
}

/** How many there are of a kind; `different` ones stay unless they are overwritten. */
export interface Tally {
  created: number
  overwritten: number
  same: number
  different: number
  /** Could not be written, as was told. */
  failed: number
}

export interface Restored {
  manifest: Manifest
  files: Tally
  accounts: Tally
  documents: Tally
  /** E-mails of the accounts that were made, which have no password yet. */
  newEmails: string[]
}

const BATCH = 100
const BATCH_BYTES = 4 * 1024 * 1024
/** Files looked at, and held, together. */
const FILES_AT_ONCE = 8
/** Above it, an upload goes in parts. */
const PART_BYTES = 8 * 1024 * 1024

/** A reason not to restore, in words. */
class RestoreRefusal extends Error {}

/**
 * Brings back what a backup holds: files, then accounts, then documents, so that what a document
 * names is there before it, and the trigger of `users` finds the account. Nothing is deleted, and
 * what is there already stays as it is unless it may be overwritten. Done again it writes only what
 * is missing still. Before anything is written the whole zip is read: throws a RestoreRefusal where
 * it is of another version or project, an Error in words where it is damaged.
 */
export async function restore(
  project: Project,
  file: string,
  options: RestoreOptions,
): Promise<Restored> {
  const zip = await ZipReader.open(file)
  try {
    const found = await readManifest(zip)
    assertMeant(found, project, options.into)
    await verify(zip, found)
    const files = await restoreFiles(project, zip, options)
    const { newEmails, ...accounts } = await restoreAccounts(project, zip, options)
    const documents = await restoreDocuments(project, zip, options)
    return { manifest: found, files, accounts, documents, newEmails }
  } finally {
    await zip.close()
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

function assertMeant(found: Manifest, { projectId }: Project, into: string | undefined): void {
  if (into !== undefined && into !== projectId)
    throw new RestoreRefusal(`--into ${into} bukan proyek tujuan, yaitu ${projectId}.`)
  if (found.project !== projectId && into === undefined)
    throw new RestoreRefusal(
      `Cadangan ini dari proyek ${found.project}, tujuannya ${projectId}. ` +
        `Bila memang itu maksudnya, ulangi dengan --into ${projectId}.`,
    )
}

/** Reads everything once, holding nothing of it. */
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

/** What becomes of one thing, which is there and the same, there and different, or missing. */
function decide(
  found: 'missing' | 'same' | 'different',
  what: string,
  tally: Tally,
  { overwrite, tell }: RestoreOptions,
): boolean {
  if (found === 'same') {
    tally.same += 1
    return false
  }
  const outcome =
    found === 'missing' ? 'created' : overwrite ? 'overwritten' : ('different' as const)
  tally[outcome] += 1
  tell(`${OUTCOMES[outcome]} ${what}`)
  return outcome !== 'different'
}

const OUTCOMES = {
  created: '+ baru    ',
  overwritten: '! ditimpa ',
  different: '= berbeda ',
} as const

const emptyTally = (): Tally => ({ created: 0, overwritten: 0, same: 0, different: 0, failed: 0 })

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
    const [stored] = await file.getMetadata().catch((error: unknown) => {
      if (isGone(error)) return [null]
      throw error
    })
    const isSameFile = stored?.md5Hash === md5 && isDeepStrictEqual(settingsOf(file), settings)
    const found = stored === null ? 'missing' : isSameFile ? 'same' : 'different'
    if (!decide(found, name, tally, options) || !options.write) return
    const content = await zip.read(entry)
    await file.save(content, { resumable: content.length > PART_BYTES, metadata: settings })
  }
}

async function restoreAccounts(
  { auth }: Project,
  zip: ZipReader,
  options: RestoreOptions,
): Promise<Tally & { newEmails: string[] }> {
  const tally = emptyTally()
  const newEmails: string[] = []
  for await (const line of zip.lines(ACCOUNTS)) {
    const account = v.parse(storedAccount, line)
    const { uid, customClaims, ...properties } = account
    const what = `akun ${account.email ?? uid}`
    const stored = await auth.getUser(uid).catch(nobody)
    const found =
      stored === null ? 'missing' : isSameAccount(stored, account) ? 'same' : 'different'
    if (found !== 'same' && (await isTaken(account))) {
      tally.failed += 1
      options.tell(`x gagal    ${what}: e-mailnya dipakai akun lain di proyek ini`)
      continue
    }
    if (!decide(found, what, tally, options) || !options.write) continue
    if (stored === null) {
      await withoutOddPicture(properties, (accepted) => auth.createUser({ uid, ...accepted }))
      if (account.email !== undefined && !account.disabled) newEmails.push(account.email)
    } else await withoutOddPicture(properties, (accepted) => auth.updateUser(uid, accepted))
    if (customClaims !== undefined || stored?.customClaims)
      await auth.setCustomUserClaims(uid, customClaims ?? null)
  }
  return { ...tally, newEmails }

  async function isTaken({ uid, email }: StoredAccount): Promise<boolean> {
    const holder = email === undefined ? null : await auth.getUserByEmail(email).catch(nobody)
    return holder !== null && holder.uid !== uid
  }
}

/** Browsers may give an account a picture's address that the Admin SDK does not take. */
async function withoutOddPicture<Properties extends { photoURL?: string }>(
  properties: Properties,
  write: (accepted: Properties) => Promise<unknown>,
): Promise<void> {
  const rest = { ...properties }
  delete rest.photoURL
  await write(properties).catch((error: unknown) => {
    if (!isAuthError(error, 'auth/invalid-photo-url')) throw error
    return write(rest)
  })
}

function isSameAccount(
  stored: UserRecord,
  { customClaims = {}, ...wanted }: StoredAccount,
): boolean {
  return (
    isDeepStrictEqual(stored.customClaims ?? {}, customClaims) &&
    Object.entries(wanted).every(([name, value]) => stored[name as keyof UserRecord] === value)
  )
}

function nobody(error: unknown): null {
  if (isAuthError(error, 'auth/user-not-found')) return null
  throw error
}

async function restoreDocuments(
  { firestore }: Project,
  zip: ZipReader,
  options: RestoreOptions,
): Promise<Tally> {
  const tally = emptyTally()
  for await (const lines of groupsOf(zip.lines(DOCUMENTS), BATCH, BATCH_BYTES)) {
    const wanted = lines.map((line): StoredDocument => v.parse(storedDocument, line))
    const stored = await firestore.getAll(...wanted.map(({ path }) => firestore.doc(path)))
    const batch = firestore.batch()
    let writes = 0
    for (const [i, { path, fields }] of wanted.entries()) {
      const data = stored[i]?.data()
      const found =
        data === undefined ? 'missing' : isSame(encodeMap(data), fields) ? 'same' : 'different'
      if (!decide(found, path, tally, options)) continue
      batch.set(firestore.doc(path), decodeMap(fields, firestore))
      writes += 1
    }
    if (options.write && writes > 0) await batch.commit()
  }
  return tally
}

/** Together at most so many, and about so many bytes. */
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
