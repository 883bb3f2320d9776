import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { binId } from '@/domain/bin/bin-schema'
import { type BinnedTable, binnedTable } from '@/domain/bin/binned-table-schema'
import { stamp } from '@/domain/publishing/published-item'
import { versionOf } from '@/domain/tables/saved-table'
import { type SavedTable, savedTable, type TableKey } from '@/domain/tables/saved-table-schema'
import {
  collectionsOf,
  difference,
  documentsOf,
  type TableDocument,
  unsigned,
} from '@/domain/tables/table-documents'
import { documentId } from '../calls/document-id'
import { refuse } from '../calls/refusal'
import type { Services } from '../services'

const restoring = v.object({ restore: documentId(200, 'Tabel ini tidak ada di tempat sampah.') })

/** A table as it shall be, or the id of the bin's entry whose table shall come back. */
export const tableInput = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'restore' in input ? restoring : savedTable,
)

interface Saved {
  /** `versionOf` what the table is now; '' where it was restored before. */
  version: string
  changed: number
  removed: number
}

/**
 * Makes a table what the input says, or what an entry of the bin has, in one transaction: only what
 * differs is written, what the table was lies in the bin as one entry, and the audit has one row.
 * Where nothing differs, as after an answer that got lost, it succeeds and writes nothing. Refuses
 * with `aborted` where the table is another than the caller saw, with `not-found` an entry that is gone.
 *
 * A transaction may hold any number of writes in a request of 10 MiB: the limit of 500, which older
 * texts and libraries name, stands no longer among the limits of
 * firebase.google.com/docs/firestore/quotas. 1,000 lines of the longest texts are below 1 MB, their
 * copy too.
 */
export function saveTable(
  { firestore }: Pick<Services, 'firestore'>,
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
  const version = versionOf(current.map(versioned))
  if (version !== table.version && !isNothing(difference(current, wanted)))
    throw refuse(
      'aborted',
      'Tabel ini sudah diubah orang lain setelah Anda membukanya. Bandingkan dahulu, lalu simpan lagi.',
    )
  const row = firestore.collection('audit').doc().id
  return write(firestore, transaction, { key: table, current, wanted, caller, row })
}

/** The row of the audit has an id of its own, which tells later tries that this one has succeeded. */
async function restore(
  firestore: Firestore,
  transaction: Transaction,
  entryId: string,
  caller: string,
): Promise<Saved> {
  const row = `restored-${entryId}`
  const entry = firestore.doc(`bin/${entryId}`)
  const [found, told] = await transaction.getAll(entry, firestore.doc(`audit/${row}`))
  if (told?.exists) return { version: '', changed: 0, removed: 0 }
  const binned = v.safeParse(binnedTable, found?.get('data'))
  if (!binned.success) throw refuse('not-found', 'Tabel ini tidak ada lagi di tempat sampah.')
  const key = binned.output
  const current = await read(firestore, transaction, key)
  const wanted = unpacked(key.copy)
  const saved = write(firestore, transaction, { key, current, wanted, caller, row })
  if (saved.changed + saved.removed > 0) transaction.delete(entry)
  return saved
}

/** All documents of a table, whatever is in them. */
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
  /** The id of its row in the audit. */
  row: string
}

function write(
  firestore: Firestore,
  transaction: Transaction,
  { key, current, wanted, caller, row }: Change,
): Saved {
  const change = difference(current, wanted)
  const { set, remove } = change
  if (isNothing(change))
    return { version: versionOf(current.map(versioned)), changed: 0, removed: 0 }
  // By this clock and not the server's: the answer tells the version that this makes.
  const at = Timestamp.now()
  for (const path of remove) transaction.delete(firestore.doc(path))
  // Where lines only go, one that stays says who did that and when: the app has it from no other place.
  const stamped = set.length > 0 ? set : wanted.slice(0, 1)
  for (const { path, data } of stamped)
    transaction.set(firestore.doc(path), { ...data, ...stamp(caller, at) })
  if (current.length > 0) {
    const unique = firestore.collection('bin').doc().id
    const entry = {
      collection: key.table,
      id: 'year' in key ? `${key.year}-${unique}` : unique,
      data: packed(key, current),
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
  const kept = current.filter(({ path }) => !written.has(path)).map(versioned)
  const now = stamped.map(({ path }) => ({ path, updatedAt: text(at) }))
  return { version: versionOf([...kept, ...now]), changed: set.length, removed: remove.length }
}

const isNothing = ({ set, remove }: ReturnType<typeof difference>) =>
  set.length + remove.length === 0

const versioned = ({ path, data }: TableDocument) => ({ path, updatedAt: text(data['updatedAt']) })

/** As the app has it, whose SDK rounds down to milliseconds: `toDate` of this one would not. */
function text(updatedAt: unknown): string {
  if (updatedAt instanceof Timestamp) return new Date(updatedAt.toMillis()).toISOString()
  return typeof updatedAt === 'string' ? updatedAt : ''
}

function packed(key: TableKey, documents: readonly TableDocument[]): BinnedTable {
  const copied = documents.map(({ path, data }) => ({ path, data: unsigned(data) }))
  return {
    ...('year' in key ? { table: key.table, year: key.year } : { table: key.table }),
    lines: documents.length,
    copy: gzipSync(JSON.stringify(copied)).toString('base64'),
  }
}

function unpacked(copy: string): TableDocument[] {
  return JSON.parse(gunzipSync(Buffer.from(copy, 'base64')).toString()) as TableDocument[]
}
