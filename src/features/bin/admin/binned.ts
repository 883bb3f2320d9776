import type { BinEntry } from '@/domain/bin/bin-schema'
import { collectionAt, COLLECTIONS, collectionsWith, nounOf } from '@/domain/collections'
import { isPublisher } from '@/domain/drafts/draft'
import { isTable, TABLE_NAMES, tableLabel } from '@/domain/tables/tables'
import { hasRole, type Role } from '@/domain/users/role'

/** Collections whose documents an editor may restore. Only an admin may also restore users. */
export const BINNED_CONTENT: readonly string[] = [
  ...collectionsWith('bin').filter((name) => hasRole('editor', COLLECTIONS[name].publishers)),
  ...TABLE_NAMES,
]

/** Returns the options for the filter by kind. Contributors see only their own drafts, so have no options. */
export function binnedKinds(role: Role): { value: string; label: string }[] {
  if (!isPublisher(role)) return []
  const names = role === 'admin' ? [...BINNED_CONTENT, 'users'] : BINNED_CONTENT
  return names.map((value) => ({
    value,
    label: isTable(value) ? tableLabel(value) : (collectionAt(value) ?? OTHER).label,
  }))
}

type Binned = Pick<BinEntry, 'collection' | 'data'>

export function labelOf({ collection, data }: Binned): string {
  if (isTable(collection)) return `Tabel, ${Number(data['lines'])} baris`
  if (collection !== 'drafts') return collectionAt(collection)?.label ?? OTHER.label
  return `${COLLECTIONS.drafts.label} ${nounOf(collectionAt(String(data['kind'])) ?? OTHER)}`
}

const OTHER = { label: 'Isi lain' }

export function describeRestoration({ collection }: Binned): string {
  if (isTable(collection)) return 'kembali seperti sebelum diubah'
  if (collection === 'drafts') return 'kembali sebagai draf'
  if (collection === 'users') return 'kembali sebagai pengguna'
  return 'kembali tampil di situs'
}
