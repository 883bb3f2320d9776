import type { Firestore } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import { COLLECTION_NAMES, type CollectionName } from '@/domain/collections'
import { pictureOfFile, picturesNamedIn, UNNAMED_SINCE } from '@/domain/pictures/picture'
import { DAY_MS } from '@/domain/time/date'
import { pagesOf, type StoredFile } from '../data/bucket-pages'
import { documentPages } from '../data/document-pages'
import type { Services } from '../services'

/** So long a picture may be named by nothing but a form on somebody's device. */
const UNNAMED_MS = 30 * DAY_MS
/** Changes to the bucket that are under way together. */
const AT_ONCE = 25

/**
 * What visitors and functions write keeps no picture, and there is much of it. All else is looked through: a new
 * kind of content that names pictures need not be told of here.
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
  'publishing',
])

/**
 * Deletes the files of pictures, staged pictures too, that nothing has named for 30 days: no document, text,
 * draft, bin entry, user or setting. Nothing remembers who names what, so each run looks through
 * all of it and marks a file that it finds unnamed with the time (`UNNAMED_SINCE`); a later run takes
 * the mark away from what is named again, and deletes what has borne it for 30 days. What is
 * missed because it moves between two documents while they are read is marked at most. Every step
 * stands for itself: a run that is cut off is finished by the next.
 */
export async function cleanPictures(
  { firestore, bucket }: Pick<Services, 'firestore' | 'bucket'>,
  now: Date,
): Promise<void> {
  // First and whole: where a document cannot be read nothing is deleted.
  const named = await picturesNamed(firestore)
  const judge = (file: StoredFile) => judgeFile(file, named, now)
  for await (const files of pagesOf(bucket, 'images/', { directly: true }))
    await inBatches(files, judge)
  for await (const files of pagesOf(bucket, 'images/usulan/')) await inBatches(files, judge)
}

async function judgeFile(file: StoredFile, named: ReadonlySet<string>, now: Date): Promise<void> {
  const picture = pictureOfFile(file.name)
  if (picture === '') return
  const marked = Date.parse(String(file.metadata.metadata?.[UNNAMED_SINCE] ?? ''))
  if (named.has(picture)) {
    if (!Number.isNaN(marked)) await mark(file, null)
  } else if (Number.isNaN(marked)) await mark(file, now.toISOString())
  else if (now.getTime() - marked > UNNAMED_MS) await file.delete({ ignoreNotFound: true })
}

async function mark(file: StoredFile, since: string | null): Promise<void> {
  await file.setMetadata({ metadata: { [UNNAMED_SINCE]: since } })
}

async function picturesNamed(firestore: Firestore): Promise<Set<string>> {
  const named = new Set<string>()
  for (const name of COLLECTION_NAMES.filter((each) => !NAMES_NONE.has(each)))
    for await (const documents of documentPages(firestore.collection(name)))
      for (const document of documents)
        for (const text of textsIn(document.data()))
          for (const picture of picturesNamedIn(text)) named.add(picture)
  return named
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part)
}

/** What fails with one file is logged, and holds up none of the others. */
async function inBatches(
  files: readonly StoredFile[],
  work: (file: StoredFile) => Promise<void>,
): Promise<void> {
  for (let first = 0; first < files.length; first += AT_ONCE)
    await Promise.all(
      files
        .slice(first, first + AT_ONCE)
        .map((file) =>
          work(file).catch((error: unknown) => logError(`${file.name} stays as it is`, error)),
        ),
    )
}
