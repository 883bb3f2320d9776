import type { Firestore } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import { COLLECTION_NAMES, type CollectionName } from '@/domain/collections'
import { filesNamedIn, pictureOfFile, UNUSED_SINCE } from '@/domain/pictures/stored-picture'
import { DAY_MS } from '@/domain/time/date'
import { documentPages, filePages, type StoredFile } from '../data/pages'
import { forEachConcurrent } from '../data/concurrency'
import { isShown } from '../data/documents'
import { stateOf } from '../publishing/state'
import type { Stores } from '../services'

/** Time after which an unused file is deleted. An unsaved form on somebody's device may still refer to the file. */
const UNNAMED_MS = 30 * DAY_MS
const AT_ONCE = 25

/**
 * Large collections that are skipped, because they never refer to pictures or public documents. All others are read
 * by default, so that a new collection with pictures needs no change here.
 */
const NAMES_NONE: ReadonlySet<CollectionName> = new Set([
  'audit',
  'complaints',
  'complaint_status',
  'complaint_verdicts',
  'complaint_totals',
  'complaint_rate',
  'complaint_notices',
  'complaint_work',
  'search_index',
  'article_views',
  'device_errors',
  'publishing',
])

/**
 * Deletes files (pictures, staged pictures, public documents) that no Firestore document has referred to for 30 days.
 * Each run reads all documents and marks unused files with the time (`UNUSED_SINCE`). A later run removes the mark if
 * the file is used again, and otherwise deletes the file after 30 days. Files are processed independently, so the next
 * run completes an interrupted run. Also counts, for the dashboard, the documents that the app cannot show, because
 * no other task reads all documents.
 */
export async function cleanPictures({ firestore, bucket }: Stores, now: Date): Promise<void> {
  // Throws if a document cannot be read, so that no file is deleted by mistake.
  const { named, hidden } = await readContent(firestore)
  const judge = (file: StoredFile) =>
    judgeFile(file, named, now).catch((error: unknown) =>
      logError(`${file.name} was not changed`, error),
    )
  for await (const files of filePages(bucket, 'images/', { directly: true }))
    await forEachConcurrent(files, AT_ONCE, judge)
  for (const folder of ['images/usulan/', 'documents/'])
    for await (const files of filePages(bucket, folder))
      await forEachConcurrent(files, AT_ONCE, judge)
  await stateOf(firestore).set({ hidden }, { mergeFields: ['hidden'] })
}

async function judgeFile(file: StoredFile, named: ReadonlySet<string>, now: Date): Promise<void> {
  const picture = pictureOfFile(file.name)
  if (picture === '') return
  const marked = Date.parse(String(file.metadata.metadata?.[UNUSED_SINCE] ?? ''))
  if (named.has(picture)) {
    if (!Number.isNaN(marked)) await mark(file, null)
  } else if (Number.isNaN(marked)) await mark(file, now.toISOString())
  else if (now.getTime() - marked > UNNAMED_MS) await file.delete({ ignoreNotFound: true })
}

async function mark(file: StoredFile, since: string | null): Promise<void> {
  await file.setMetadata({ metadata: { [UNUSED_SINCE]: since } })
}

/** Returns the files to which documents refer, and the number of documents that the app cannot show by collection. */
async function readContent(firestore: Firestore) {
  const named = new Set<string>()
  const hidden: Record<string, number> = {}
  for (const name of COLLECTION_NAMES.filter((each) => !NAMES_NONE.has(each)))
    for await (const documents of documentPages(firestore.collection(name)))
      for (const document of documents) {
        if (!isShown(document)) hidden[name] = (hidden[name] ?? 0) + 1
        for (const text of textsIn(document.data()))
          for (const file of filesNamedIn(text)) named.add(file)
      }
  return { named, hidden }
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part)
}
