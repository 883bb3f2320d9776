import * as v from 'valibot'
import { changeMetadata } from '../publishing/published-item'
import { binId, type BinEntry } from './bin-schema'
import { draftTitle } from '../drafts/draft'
import { tableTitle } from '../tables/tables'
import { binnedTable } from './binned-table-schema'

type Data = Readonly<Record<string, unknown>>

export function binPath(collection: string, id: string): string {
  return `bin/${binId(collection, id)}`
}

/** Returns the writes of one commit that delete a document and put its copy into the bin. */
export function moveToBin<Time>(
  collection: string,
  id: string,
  data: Data,
  uid: string,
  serverTime: Time,
) {
  return [
    {
      set: binPath(collection, id),
      data: { collection, id, data, deletedBy: uid, deletedAt: serverTime },
    },
    { remove: `${collection}/${id}` },
  ]
}

export function restoreFromBin<Time>(
  { collection, id, data }: Pick<BinEntry, 'collection' | 'id' | 'data'>,
  uid: string,
  serverTime: Time,
) {
  return [
    {
      set: `${collection}/${id}`,
      data: { ...withoutSchedule(collection, data), ...changeMetadata(uid, serverTime) },
    },
    { remove: binPath(collection, id) },
  ]
}

/** Returns the deleted data without its publication time, which may have passed. */
function withoutSchedule(collection: string, data: Data): Data {
  return collection === 'drafts' && data['state'] === 'terjadwal'
    ? { ...data, state: 'draf', publishAt: null }
    : data
}

export function titleOf({ collection, data }: Pick<BinEntry, 'collection' | 'data'>): string {
  const table = v.safeParse(binnedTable, data)
  if (table.success) return tableTitle(table.output)
  const { data: written } = data
  const isDraft = collection === 'drafts' && typeof written === 'object' && written !== null
  return draftTitle({ data: isDraft ? (written as Record<string, unknown>) : data })
}
