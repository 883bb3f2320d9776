import * as v from 'valibot'
import { draftTitle } from '../drafts/draft'
import { tableTitle } from '../tables/tables'
import type { BinEntry } from './bin-schema'
import { binnedTable } from './binned-table-schema'

export function titleOf({ collection, data }: Pick<BinEntry, 'collection' | 'data'>): string {
  const table = v.safeParse(binnedTable, data)
  if (table.success) return tableTitle(table.output)
  const { data: written } = data
  const isDraft = collection === 'drafts' && typeof written === 'object' && written !== null
  return draftTitle({ data: isDraft ? (written as Record<string, unknown>) : data })
}
