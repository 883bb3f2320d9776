import * as v from 'valibot'
import { draftTitle } from './draft'
import type { BinEntry } from './schemas/bin'
import { binnedTable } from './schemas/binned-table'
import { tableTitle } from './tables'

/** The title or name of what was deleted. */
export function titleOf({ collection, data }: Pick<BinEntry, 'collection' | 'data'>): string {
  const table = v.safeParse(binnedTable, data)
  if (table.success) return tableTitle(table.output)
  const { data: written } = data
  const isDraft = collection === 'drafts' && typeof written === 'object' && written !== null
  return draftTitle({ data: isDraft ? (written as Record<string, unknown>) : data })
}
