import type { CollectionReference } from 'firebase-admin/firestore'
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { CollectionName } from '@/domain/collections'
import { UNUSED_SINCE } from '@/domain/pictures/stored-picture'
import { PHOTOS } from '../../../functions/src/complaints/complaint-photos'
import { nullOn } from '../../../functions/src/data/errors'
import {
  documentPages,
  filePages,
  type StoredFile as BucketFile,
} from '../../../functions/src/data/pages'
import { INDEX_FILE } from '../../../functions/src/search/index-file'
import {
  ACCOUNTS,
  DOCUMENTS,
  FILES,
  fileSettings,
  type FileSettings,
  FORMAT,
  MANIFEST,
  type Manifest,
  plain,
  type Project,
  storedAccount,
  type StoredAccount,
  type StoredDocument,
  type StoredFile,
} from './format'
import { encodeMap } from './values'
import { ZipWriter } from './zip-writer'

export interface BackupOptions {
  /** Includes reports, information requests and objections, which contain personal data, and the photos of reports. */
  withComplaints: boolean
  /** Includes files, which may be too large for a zip. */
  withFiles: boolean
  now: Date
}

const ACCOUNTS_PAGE = 1_000

/**
 * Writes the documents, accounts and, with `withFiles`, the files of a project to a zip. Complaints need
 * `withComplaints`. The backup is not a snapshot: concurrent changes may be included or not. Omits subcollections of
 * missing documents. On an error, leaves no file.
 */
export async function backUp(
  project: Project,
  file: string,
  options: BackupOptions,
): Promise<Manifest> {
  if (options.withFiles) await assertBucket(project)
  const zip = await ZipWriter.create(file)
  try {
    const written = await writeAll(project, zip, options)
    await zip.finish()
    return written
  } catch (error) {
    await zip.abandon()
    throw error
  }
}

async function writeAll(
  project: Project,
  zip: ZipWriter,
  { withComplaints, withFiles, now }: BackupOptions,
): Promise<Manifest> {
  const counts = { documents: 0, accounts: 0, files: 0 }
  const counted = async function* <Line>(
    what: keyof typeof counts,
    lines: Iterable<Line> | AsyncIterable<Line>,
  ) {
    for await (const line of lines) {
      counts[what] += 1
      yield Buffer.from(`${JSON.stringify(line)}\n`)
    }
  }
  const documents = await zip.add(
    DOCUMENTS,
    counted('documents', documentsOf(project, withComplaints)),
  )
  const accounts = await zip.add(ACCOUNTS, counted('accounts', accountsOf(project)))
  const lines: StoredFile[] = []
  if (withFiles)
    for await (const file of filesOf(project, withComplaints)) {
      const line = await addFile(zip, file, lines.length)
      if (line) lines.push(line)
    }
  const files = await zip.add(FILES, counted('files', lines))
  const written: Manifest = {
    ...FORMAT,
    project: project.projectId,
    createdAt: now.toISOString(),
    withComplaints,
    counts,
    sha256: { [DOCUMENTS]: documents, [ACCOUNTS]: accounts, [FILES]: files },
  }
  await zip.add(MANIFEST, [Buffer.from(`${JSON.stringify(written, null, 2)}\n`)])
  return written
}

async function* documentsOf(
  { firestore }: Project,
  withComplaints: boolean,
): AsyncGenerator<StoredDocument> {
  const collections = await firestore.listCollections()
  // A restore writes notification records before their reports, so that staff are not notified again.
  for (const collection of collections.sort((a, b) => (a.id < b.id ? -1 : 1)))
    if (
      !EXCLUDED_COLLECTIONS.has(collection.id) &&
      (withComplaints || !isComplaintCollection(collection.id))
    )
      yield* documentsIn(collection)
}

/**
 * Collections that are not backed up: they are derived from others, or belong to devices registered with this project.
 */
const EXCLUDED_COLLECTIONS: ReadonlySet<string> = new Set<CollectionName>([
  'search_index',
  'publishing',
  'push_subscriptions',
  'push_messages',
  'push_work',
])

const isComplaintCollection = (collection: string) =>
  /^(complaint|request|objection)(s$|_)/.test(collection)

async function* documentsIn(collection: CollectionReference): AsyncGenerator<StoredDocument> {
  for await (const page of documentPages(collection)) {
    for (const document of page)
      yield { path: document.ref.path, fields: encodeMap(document.data()) }
    const below = await Promise.all(page.map(({ ref }) => ref.listCollections()))
    for (const deeper of below.flat()) yield* documentsIn(deeper)
  }
}

async function* accountsOf({ auth }: Project): AsyncGenerator<StoredAccount> {
  let token: string | undefined
  do {
    const { users, pageToken } = await auth.listUsers(ACCOUNTS_PAGE, token)
    // The schema drops other properties of the SDK, such as the password hash.
    for (const user of users) yield v.parse(storedAccount, plain<object>(user.toJSON()))
    token = pageToken
  } while (token !== undefined)
}

async function* filesOf({ bucket }: Project, withComplaints: boolean): AsyncGenerator<BucketFile> {
  for await (const page of filePages(bucket, ''))
    for (const file of page)
      if (file.name !== INDEX_FILE && (withComplaints || !file.name.startsWith(PHOTOS))) yield file
}

/** Adds a file. Resolves with null if the file was deleted after it was listed. */
async function addFile(
  zip: ZipWriter,
  file: BucketFile,
  index: number,
): Promise<StoredFile | null> {
  const found = await file.download({ decompress: false }).catch(nullOn(404))
  if (found === null) return null
  const [content] = found
  const entry = `berkas/${String(index + 1).padStart(5, '0')}-${safeName(file.name)}`
  const sha256 = await zip.add(entry, [content], { stored: true })
  const md5 = createHash('md5').update(content).digest('base64')
  return { name: file.name, entry, sha256, md5, settings: settingsOf(file) }
}

/** Replaces characters that could make an unzip program write elsewhere. */
function safeName(name: string): string {
  return name.replaceAll(/[^\w.-]+/g, '_').slice(-100)
}

/** Returns the settings of a file without `UNUSED_SINCE`, so that an unused picture is not deleted too early. */
export function settingsOf({ metadata: stored }: BucketFile): FileSettings {
  const settings = v.parse(fileSettings, plain(stored))
  const metadata = Object.entries(settings.metadata).filter(([key]) => key !== UNUSED_SINCE)
  return { ...settings, metadata: Object.fromEntries(metadata) }
}

export async function assertBucket({ bucket }: Project): Promise<void> {
  if (!(await bucket.getFiles({ maxResults: 1, autoPaginate: false }).catch(nullOn(404))))
    throw new Error(
      `Bucket ${bucket.name} tidak ada. Namanya tampil di Firebase Console, bagian Storage; ulangi dengan --bucket NAMA (tanpa gs://).`,
    )
}
