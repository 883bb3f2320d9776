import { collectionAt, COLLECTIONS, collectionsWith, nounOf } from '../collections'
import { formatTrackingCode } from '../ids/id'
import { isTable, TABLE_NAMES, tableLabel } from '../tables/tables'
import type { AuditEntry } from './audit-schema'

export const SYSTEM = 'sistem'

/** Actor recorded for the script `setup`, which runs before any account exists. */
export const SETUP = 'setup'

/** `createdBy` of imported content, and its `updatedBy` until staff change it. */
export const IMPORT = 'import'

type AuditedAction = Pick<AuditEntry, 'collection' | 'document' | 'action' | 'title'>

export const AUDITED: readonly { value: string; label: string }[] = [
  ...collectionsWith('audit')
    .filter((name) => !('table' in COLLECTIONS[name]))
    .map((value) => ({ value: value, label: COLLECTIONS[value].label })),
  ...TABLE_NAMES.map((value) => ({ value, label: tableLabel(value) })),
]

export const ACTION_LABEL: Record<AuditEntry['action'], string> = {
  create: 'Dibuat',
  update: 'Diubah',
  unpublish: 'Ditarik dari situs',
  delete: 'Dihapus',
  correct: 'Dikoreksi',
  anonymise: 'Dianonimkan',
  export: 'Diunduh',
  'remove-factor': 'Langkah kedua dihapus',
}

/** Returns an action as part of a sentence: `mengubah berita “Panen raya”`. */
export function describeAction(entry: AuditedAction): string {
  const isContent = collectionAt(entry.collection)?.form !== undefined
  const thing = describeDocument(entry)
  return {
    create: `${isContent ? 'menerbitkan' : 'menambahkan'} ${thing}`,
    update: `mengubah ${thing}`,
    unpublish: `menarik ${thing} dari situs`,
    delete: `menghapus ${thing}`,
    correct: `mengoreksi balasan ${thing}`,
    anonymise: `menganonimkan ${thing}`,
    export: `mengunduh register ${thing}`,
    'remove-factor': `menghapus verifikasi dua langkah ${thing}`,
  }[entry.action]
}

/** Returns a document as part of a sentence: `berita “Panen raya”`, `anggaran 2026`, a report by its code. */
export function describeDocument({ collection, document, title }: AuditedAction): string {
  const collectionEntry = collectionAt(collection)
  const noun = isTable(collection)
    ? tableLabel(collection).toLowerCase()
    : collectionEntry
      ? nounOf(collectionEntry)
      : 'isi lain'
  if (collection === 'complaints') return `${noun} ${formatTrackingCode(document)}`
  if (title !== '') return `${noun} “${title}”`
  return /^20\d\d$/.test(document) ? `${noun} ${document}` : noun
}
