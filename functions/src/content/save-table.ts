import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { binId } from '@/domain/bin/bin-schema'
import { type BinnedTable, binnedTable } from '@/domain/bin/binned-table-schema'
import { changeMetadata } from '@/domain/publishing/published-item'
import { versionOf } from '@/domain/tables/saved-table'
import { type SavedTable, savedTable, type TableKey } from '@/domain/tables/saved-table-schema'
import {
  collectionsOf,
  difference,
  documentsOf,
  type TableDocument,
  withoutChangeMetadata,
} from '@/domain/tables/table-documents'
import { documentId } from '../calls/input'
import { refuse } from '../calls/refusal'
import type { Database } from '../services'

const restoring = v.object({ restore: documentId(200, 'Tabel ini tidak ada di tempat sampah.') })

/** Schema of the input: either the new rows of a table, or the id of a bin entry whose table is restored. */
export const tableInput = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'restore' in input ? restoring : savedTable,
)

interface Saved {
  /** New version of the table (see `versionOf`), or '' if an earlier attempt already restored the table. */
  version: string
  changed: number
  removed: number
}

/**
 * Replaces a table with the input, or restores a table from the bin, in one transaction. Writes only rows that differ,
 * stores the previous table as one bin entry, and adds one audit entry. Writes nothing if no row differs, for example
 * when the response of an earlier attempt was lost. Refuses with `aborted` if the table changed since the caller opened
 * it, and with `not-found` if the bin entry does not exist. The largest table and its copy have less than 2 MB. A
 * transaction may have 10 MiB (firebase.google.com/docs/firestore/quotas).
 */
export function saveTable(
  { firestore }: Database,
  input: v.InferOutput<typeof tableInput>,
  caller: string,
): Promise<Saved> {
  return firestore.runTransaction((transaction) =>
    'restore' in input
      ? restore(firestore, transaction, input.restore, caller)
      : save(firestore, transaction, input, caller),
  )
}

async function save(
  firestore: Firestore,
  transaction: Transaction,
  table: SavedTable,
  caller: string,
): Promise<Saved> {
  const current = await read(firestore, transaction, table)
  const wanted = documentsOf(table)
  const version = versionOf(current.map(toVersioned))
  if (version !== table.version && !hasNoChanges(difference(current, wanted)))
    throw refuse(
      'aborted',
      'Tabel ini sudah diubah orang lain setelah Anda membukanya. Bandingkan dahulu, lalu simpan lagi.',
    )
  const row = firestore.collection('audit').doc().id
  return write(firestore, transaction, { key: table, current, wanted, caller, row })
}

/** Restores a table from the bin. The fixed id of the audit entry shows later attempts that the table was restored. */
async function restore(
  firestore: Firestore,
  transaction: Transaction,
  entryId: string,
  caller: string,
): Promise<Saved> {
  const row = `restored-${entryId}`
  const entry = firestore.doc(`bin/${entryId}`)
  const [found, auditRow] = await transaction.getAll(entry, firestore.doc(`audit/${row}`))
  if (auditRow?.exists) return { version: '', changed: 0, removed: 0 }
  const binned = v.safeParse(binnedTable, found?.get('data'))
  if (!binned.success) throw refuse('not-found', 'Tabel ini tidak ada lagi di tempat sampah.')
  const key = binned.output
  const current = await read(firestore, transaction, key)
  const wanted = unpackTable(key.copy)
  const saved = write(firestore, transaction, { key, current, wanted, caller, row })
  if (saved.changed + saved.removed > 0) transaction.delete(entry)
  return saved
}

async function read(
  firestore: Firestore,
  transaction: Transaction,
  key: TableKey,
): Promise<TableDocument[]> {
  const found = await Promise.all(
    collectionsOf(key.table).map((name) => {
      const all = firestore.collection(name)
      return transaction.get('year' in key ? all.where('year', '==', key.year) : all)
    }),
  )
  return found.flatMap(({ docs }) => docs.map((one) => ({ path: one.ref.path, data: one.data() })))
}

interface Change {
  key: TableKey
  current: readonly TableDocument[]
  wanted: readonly TableDocument[]
  caller: string
  row: string
}

function write(
  firestore: Firestore,
  transaction: Transaction,
  { key, current, wanted, caller, row }: Change,
): Saved {
  const change = difference(current, wanted)
  const { set, remove } = change
  if (hasNoChanges(change))
    return { version: versionOf(current.map(toVersioned)), changed: 0, removed: 0 }
  // Uses the local time, because the response contains the new version.
  const at = Timestamp.now()
  for (const path of remove) transaction.delete(firestore.doc(path))
  // If rows were only removed, user and time are stored in a remaining row, because the app reads them only from rows.
  const stamped = set.length > 0 ? set : wanted.slice(0, 1)
  for (const { path, data } of stamped)
    transaction.set(firestore.doc(path), { ...data, ...changeMetadata(caller, at) })
  if (current.length > 0) {
    const unique = firestore.collection('bin').doc().id
    const entry = {
      collection: key.table,
      id: 'year' in key ? `${key.year}-${unique}` : unique,
      data: packTable(key, current),
      deletedBy: caller,
      deletedAt: at,
    }
    transaction.create(firestore.doc(`bin/${binId(entry.collection, entry.id)}`), entry)
  }
  transaction.create(firestore.doc(`audit/${row}`), {
    collection: key.table,
    document: 'year' in key ? String(key.year) : key.table,
    action: 'update',
    actor: caller,
    at,
  })
  const written = new Set([...remove, ...stamped.map(({ path }) => path)])
  const unchanged = current.filter(({ path }) => !written.has(path)).map(toVersioned)
  const now = stamped.map(({ path }) => ({ path, updatedAt: text(at) }))
  return { version: versionOf([...unchanged, ...now]), changed: set.length, removed: remove.length }
}

const hasNoChanges = ({ set, remove }: ReturnType<typeof difference>) =>
  set.length + remove.length === 0

const toVersioned = ({ path, data }: TableDocument) => ({
  path,
  updatedAt: text(data['updatedAt']),
})

/** Returns the time in ISO 8601, rounded down like in the web SDK. `toDate` of the Admin SDK rounds. */
function text(updatedAt: unknown): string {
  if (updatedAt instanceof Timestamp) return new Date(updatedAt.toMillis()).toISOString()
  return typeof updatedAt === 'string' ? updatedAt : ''
}

function packTable(key: TableKey, documents: readonly TableDocument[]): BinnedTable {
  const copied = documents.map(({ path, data }) => ({ path, data: withoutChangeMetadata(data) }))
  return {
    ...('year' in key ? { table: key.table, year: key.year } : { table: key.table }),
    lines: documents.length,
    copy: gzipSync(JSON.stringify(copied)).toString('base64'),
  }
}

function unpackTable(copy: string): TableDocument[] {
  return JSON.parse(gunzipSync(Buffer.from(copy, 'base64')).toString()) as TableDocument[]
}
