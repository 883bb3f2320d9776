import type { QueryClient } from '@tanstack/react-query'
import type { EditorialStatus, publishingAction } from '@/domain/drafts/draft'
import { publishingFailureText, type StatedFailure } from '@/domain/publishing/publishing-failure'
import type { TimeZone } from '@/domain/time/date'
import type { Notice } from '@/stores/notice'
import type { EditorialKind } from '../editorial-kind'
import { nameQuery } from '../list/editorial-queries'
import { openShareSheet } from '../share/open-share-sheet'
import { type Deletion, DELETION_TEXT } from './deletion-lookup'
import type { StoringAction } from './perform'
import type { Work } from './work'

export const DELETED_TEXT = 'Dihapus. Salinannya disimpan 30 hari di tempat sampah.'

/** What an action has done, in a sentence; `status` is where the work now stands. */
export function doneText(
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

/** What is said of publishing without network, and of a try that was sent and not answered. */
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

/** The same to be shown, and why visitors do not see it if publishing fails. */
export function doneNotice(
  kind: Pick<EditorialKind, 'label'>,
  action: StoringAction,
  status: EditorialStatus,
  failure: (StatedFailure & { zone: TimeZone }) | null,
): Notice {
  const text = doneText(kind, action, status)
  if (!failure) return { kind: 'success', text }
  return { kind: 'note', text: `${text} ${publishingFailureText(failure.zone, failure)}` }
}

/** Where the public reads it, and a way to tell the village. */
export function publishedLinks(
  kind: EditorialKind,
  { itemId, values }: Work,
): NonNullable<Notice['links']> {
  return [
    { label: 'Lihat di situs', to: kind.publicPath(itemId) },
    { label: 'Bagikan …', run: () => void openShareSheet(kind, itemId, values) },
  ]
}

/** What became of the work, and by whom where that may be known. */
export async function goneText(
  client: QueryClient,
  { label }: Pick<EditorialKind, 'label'>,
  { type, by }: Deletion,
): Promise<string> {
  const name = by && (await client.fetchQuery(nameQuery(by)).catch(() => null))
  return `${label} ini ${DELETION_TEXT[type]}${name ? ` ${name}` : ''}.`
}
