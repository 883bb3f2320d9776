import { ulid } from 'ulid'
import * as v from 'valibot'
import { versionOf } from '@/domain/tables/saved-table'
import {
  STORED_LINE,
  type TableKey,
  type TableLine,
  type TableName,
} from '@/domain/tables/saved-table-schema'
import { collectionsOf, sortRows } from '@/domain/tables/table-documents'
import { isRealDay } from '@/domain/time/date'
import { type FoundDocument, readRawList } from '../firebase/writes'

export interface SeenTable<Name extends TableName = TableName> {
  lines: TableLine<Name>[]
  /** Paths of invalid documents. The next save moves them to the bin. */
  unreadable: string[]
  version: string
  /** Day that statistics describe (`YYYY-MM-DD`), or '' without statistics and for a budget. */
  asof: string
  /** Author and time (ISO 8601) of the last change, or ''. */
  updatedBy: string
  updatedAt: string
}

/** Reads the current table from Firestore, without a cache. Throws the SDK's errors. */
export async function readTable<Name extends TableName>(
  key: TableKey<Name>,
): Promise<SeenTable<Name>> {
  const conditions: Record<string, number> = 'year' in key ? { year: key.year } : {}
  const found = (
    await Promise.all(collectionsOf(key.table).map((name) => readRawList(name, conditions)))
  ).flat()
  return toSeenTable(key, found)
}

function toSeenTable<Name extends TableName>(
  key: TableKey<Name>,
  found: readonly FoundDocument[],
): SeenTable<Name> {
  const schema = STORED_LINE[key.table] as v.GenericSchema<unknown, TableLine<Name>>
  const parsed = found.map(({ path, plain: stored }) => {
    const plain = key.table === 'budget_alokasi' ? withId(stored) : stored
    return { path, plain, result: v.safeParse(schema, plain) }
  })
  const last = found.reduce<FoundDocument | null>(
    (latest, one) => (latest && latest.updatedAt >= one.updatedAt ? latest : one),
    null,
  )
  return {
    lines: sortRows<Name>(
      key,
      parsed.flatMap(({ plain, result }) =>
        result.success ? [{ line: result.output, data: plain }] : [],
      ),
    ),
    unreadable: parsed.filter(({ result }) => !result.success).map(({ path }) => path),
    version: versionOf(found),
    asof: found.reduce((latest, { plain }) => later(latest, plain['asof']), ''),
    updatedBy: last?.updatedBy ?? '',
    updatedAt: last?.updatedAt ?? '',
  }
}

function later(latest: string, day: unknown): string {
  return typeof day === 'string' && isRealDay(day) && day > latest ? day : latest
}

/** Adds the id to allocations, which earlier versions stored without an id. */
function withId(stored: FoundDocument['plain']): FoundDocument['plain'] {
  return stored['id'] ? stored : { ...stored, id: ulid() }
}
