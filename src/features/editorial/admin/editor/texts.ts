import type { QueryClient } from '@tanstack/react-query'
import type { EditorialStatus, publishingAction } from '@/domain/drafts/draft'
import {
  publishingFailureText,
  type ExplainedFailure,
} from '@/domain/publishing/publishing-failure'
import type { TimeZone } from '@/domain/time/date'
import type { Notice } from '@/stores/notice'
import type { EditorialKind } from '../editorial-kind'
import { nameQuery } from '@/components/staff/staff-name'
import { openShareSheet } from '../share/open-share-sheet'
import type { Deletion, StoringAction } from './actions'
import type { EditorDocument } from './editor-document'

export const STAYS_TEXT = 'Tulisan Anda tetap ada di sini.'

export const DELETED_TEXT = 'Dihapus. Salinannya disimpan 30 hari di tempat sampah.'

/** Returns a text about the result of an action. `status` is the new status of the document. */
export function resultText(
  { label }: Pick<EditorialKind, 'label'>,
  action: StoringAction,
  status: EditorialStatus,
): string {
  switch (action) {
    case 'save':
      if (status === 'terbit') return 'Perubahan disimpan dan tampil di situs.'
      return status === 'draf' ? 'Draf disimpan.' : 'Perubahan disimpan.'
    case 'submit':
      return 'Diajukan. Editor akan memeriksa dan menerbitkannya.'
    case 'withdraw':
      return 'Dikembalikan menjadi draf.'
    case 'schedule':
      return 'Dijadwalkan.'
    case 'publish':
      return `${label} terbit.`
    case 'unpublish':
      return 'Ditarik dari situs dan disimpan sebagai draf.'
  }
}

export function postponedNotice(
  why: 'offline' | 'unanswered',
  action: ReturnType<typeof publishingAction>,
): Notice {
  if (why === 'unanswered')
    return {
      kind: 'error',
      text: 'Server tidak menjawab. Tulisan Anda tetap ada di sini. Saat jaringan kembali, terbitkan dengan satu ketukan; tidak akan terbit dua kali.',
    }
  const what = action === 'save' ? 'perubahan Anda belum terbit' : 'belum terbit'
  return {
    kind: 'note',
    isOffline: true,
    text: `Tidak ada jaringan, jadi ${what}. Tulisan Anda tetap ada di sini. Saat jaringan kembali, terbitkan dengan satu ketukan.`,
  }
}

/** Returns a notice about the result of an action, with the reason if publishing the site fails. */
export function doneNotice(
  kind: Pick<EditorialKind, 'label'>,
  action: StoringAction,
  status: EditorialStatus,
  failure: (ExplainedFailure & { zone: TimeZone }) | null,
): Notice {
  const text = resultText(kind, action, status)
  if (!failure) return { kind: 'success', text }
  return { kind: 'note', text: `${text} ${publishingFailureText(failure.zone, failure)}` }
}

export function publishedLinks(
  kind: EditorialKind,
  { itemId, values }: EditorDocument,
): NonNullable<Notice['links']> {
  return [
    { label: 'Lihat di situs', to: kind.publicPath(itemId) },
    { label: 'Bagikan …', run: () => void openShareSheet(kind, itemId, values) },
  ]
}

const DELETION_TEXT: Record<Deletion['type'], string> = {
  deleted: 'sudah dihapus',
  unpublished: 'sudah ditarik dari situs menjadi draf',
  published: 'sudah diterbitkan',
}

/** Returns a text about the removal of a document, with the user's name if the current user may read it. */
export async function deletionText(
  client: QueryClient,
  { label }: Pick<EditorialKind, 'label'>,
  { type, by }: Deletion,
): Promise<string> {
  const name = by && (await client.fetchQuery(nameQuery(by)).catch(() => null))
  return `${label} ini ${DELETION_TEXT[type]}${name ? ` ${name}` : ''}.`
}
