import { type DocumentData, FieldValue } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { error as logError } from 'firebase-functions/logger'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { historyPage, visionPage } from '@/domain/pages/page-content-schema'
import { showsPublicPictures } from '@/domain/pictures/public-pictures'
import { changeMetadata } from '@/domain/publishing/published-item'
import { refuse } from '../calls/refusal'
import { toPlain } from '../data/documents'
import type { Database } from '../services'

const STAMP = ['updatedBy', 'updatedAt'] as const

/** Version that the user opened: the page's `updatedAt` in ISO 8601, or '' if the page did not exist. */
const seen = { version: v.string() }

export const pageInput = v.variant(
  'slug',
  [
    v.object({ ...v.omit(historyPage, STAMP).entries, ...seen }),
    v.object({ ...v.omit(visionPage, STAMP).entries, ...seen }),
  ],
  'Halaman tidak dikenal.',
)

/**
 * Merges the input into `pages/{slug}`. Refuses with `aborted` if another user changed the page since the caller opened
 * it. Succeeds if an earlier attempt of the caller stored the same content. Logs any other error and refuses with
 * `internal`.
 */
export async function savePageContent(
  { firestore }: Database,
  { version, ...page }: v.InferOutput<typeof pageInput>,
  caller: string,
): Promise<{ slug: string }> {
  if (!textsOf(page.content).every(showsPublicPictures))
    throw refuse(
      'invalid-argument',
      'Tulisan ini memuat alamat foto yang tidak boleh dilihat umum. Pilih foto lewat tombol Foto.',
    )
  const document = firestore.doc(`pages/${page.slug}`)
  try {
    await firestore.runTransaction(async (transaction) => {
      const now = (await transaction.get(document)).data()
      if (now && isSavedBy(caller, now, page)) return
      if (versionOf(now) !== version)
        throw refuse(
          'aborted',
          'Halaman ini sudah diubah setelah Anda membukanya. Tulisan Anda belum disimpan.',
        )
      const data = { ...page, ...changeMetadata(caller, FieldValue.serverTimestamp()) }
      transaction.set(document, data, { merge: true })
    })
  } catch (error) {
    if (error instanceof HttpsError) throw error
    logError(`pages/${page.slug}`, error)
    throw refuse('internal', 'Terjadi kesalahan saat menyimpan konten.')
  }
  return { slug: page.slug }
}

const textsOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsOf)

/** Returns whether `caller` made the latest change and the stored page already contains `page`. */
function isSavedBy(caller: string, now: DocumentData, page: { content: object }): boolean {
  const content = { ...(now['content'] as object), ...page.content }
  return now['updatedBy'] === caller && isDeepStrictEqual(now, { ...now, ...page, content })
}

/** Returns the `updatedAt` of a stored page in ISO 8601, as browsers read it, or '' if the page does not exist. */
function versionOf(now: DocumentData | undefined): string {
  const updatedAt: unknown = toPlain(now?.['updatedAt'])
  return typeof updatedAt === 'string' ? updatedAt : ''
}
