import { FieldValue } from 'firebase-admin/firestore'
import { error as logError } from 'firebase-functions/logger'
import * as v from 'valibot'
import { stamp } from '@/domain/publishing'
import { historyPage, visionPage } from '@/domain/schemas/page-content'
import { refuse } from './refusal'
import type { Services } from './services'

const STAMP = ['updatedBy', 'updatedAt'] as const

export const pageInput = v.variant(
  'slug',
  [v.omit(historyPage, STAMP), v.omit(visionPage, STAMP)],
  'Halaman tidak dikenal.',
)

/** Replaces `pages/{slug}`. Whatever prevents it is logged and told as the failure to save. */
export async function savePageContent(
  { firestore }: Pick<Services, 'firestore'>,
  page: v.InferOutput<typeof pageInput>,
  caller: string,
): Promise<{ slug: string }> {
  try {
    await firestore
      .doc(`pages/${page.slug}`)
      .set({ ...page, ...stamp(caller, FieldValue.serverTimestamp()) })
  } catch (error) {
    logError(`pages/${page.slug}`, error)
    throw refuse('internal', 'Terjadi kesalahan saat menyimpan konten.')
  }
  return { slug: page.slug }
}
