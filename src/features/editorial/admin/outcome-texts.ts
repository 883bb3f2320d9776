import type { QueryClient } from '@tanstack/react-query'
import { draftTitle, type EditorialAction, type Standing } from '@/domain/draft'
import { whatsappLink } from '@/domain/whatsapp'
import type { Outcome } from '@/stores/outcome'
import type { EditorialKind } from './editorial-kind'
import { nameQuery } from './editorial-queries'
import type { Work } from './use-work'
import { type Fate, FATE_TEXT } from './why-gone'

/** What an action has done, in a sentence. */
export function doneText(kind: EditorialKind, action: EditorialAction, standing: Standing): string {
  switch (action) {
    case 'save':
      if (standing === 'terbit') return 'Perubahan disimpan dan sudah terbit.'
      return standing === 'draf' ? 'Draf disimpan.' : 'Perubahan disimpan.'
    case 'submit':
      return 'Diajukan. Editor akan memeriksa dan menerbitkannya.'
    case 'withdraw':
      return 'Dikembalikan menjadi draf.'
    case 'schedule':
      return 'Dijadwalkan.'
    case 'publish':
      return `${kind.label} terbit.`
    case 'unpublish':
      return 'Tidak lagi tampil di situs; tersimpan sebagai draf.'
    case 'delete':
      return 'Dihapus. Salinannya disimpan 30 hari di tempat sampah.'
  }
}

/** Where the public reads it, and a way to tell the village. */
export function publishedLinks(
  { publicPath }: EditorialKind,
  { itemId, values }: Work,
): NonNullable<Outcome['links']> {
  const path = publicPath(itemId)
  const message = `${draftTitle({ data: values })}\n${new URL(path, location.href).href}`
  return [
    { label: 'Lihat di situs', to: path },
    { label: 'Bagikan ke WhatsApp', href: whatsappLink('', message) },
  ]
}

/** What became of the work, and by whom where that may be known. */
export async function goneText(
  client: QueryClient,
  { label }: Pick<EditorialKind, 'label'>,
  { type, by }: Fate,
): Promise<string> {
  const name = by && (await client.fetchQuery(nameQuery(by)).catch(() => null))
  return `${label} ini ${FATE_TEXT[type]}${name ? ` ${name}` : ''}.`
}
