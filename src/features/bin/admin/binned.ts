import { draftTitle } from '@/domain/draft'
import type { BinEntry } from '@/domain/schemas/bin'
import type { DraftKind } from '@/domain/schemas/draft'

const ITEM_LABEL: Record<DraftKind, string> = {
  news: 'Berita',
  announcements: 'Pengumuman',
  agenda: 'Agenda',
  apparatus: 'Aparatur',
  umkm: 'Produk UMKM',
  gallery: 'Foto galeri',
}

/** The collections from which things come into the bin, people apart. */
export const BINNED_CONTENT: readonly string[] = [...Object.keys(ITEM_LABEL), 'drafts']

type Binned = Pick<BinEntry, 'collection' | 'data'>

/** What was deleted, in words: `Draf berita`. */
export function labelOf({ collection, data }: Binned): string {
  if (collection === 'users') return 'Pengguna'
  if (collection !== 'drafts') return itemLabel(collection)
  return `Draf ${itemLabel(String(data['kind'])).toLowerCase()}`
}

function itemLabel(collection: string): string {
  return collection in ITEM_LABEL ? ITEM_LABEL[collection as DraftKind] : 'Isi lain'
}

/** The title or name of what was deleted. */
export function titleOf({ collection, data }: Binned): string {
  const { data: written } = data
  const isDraft = collection === 'drafts' && typeof written === 'object' && written !== null
  return draftTitle({ data: isDraft ? (written as Record<string, unknown>) : data })
}

/** What restoring gives. */
export function gainOf({ collection }: Binned): string {
  if (collection === 'drafts') return 'kembali sebagai draf'
  if (collection === 'users') return 'kembali sebagai pengguna'
  return 'kembali tampil di situs'
}
