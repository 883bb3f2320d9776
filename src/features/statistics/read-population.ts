import { keyFigure, populationSlice } from '@/domain/schemas/statistics'
import type { PopulationTable } from '@/domain/statistics'
import { readList } from '@/lib/firebase/documents'

/** More slices than any of these tables has use for. */
const LIMIT = 60

/** Ordered here and not by the database, which leaves out what has no place in the table yet. */
const inOrder = <Item extends { order: number }>(items: Item[]) =>
  items.sort((a, b) => a.order - b.order)

export const readPopulation = async (table: PopulationTable) =>
  inOrder(
    await readList({ collection: table, orderBy: ['name', 'asc'], limit: LIMIT }, populationSlice),
  )

export const readKeyFigures = async () =>
  inOrder(
    await readList(
      { collection: 'home_statistics', orderBy: ['name', 'asc'], limit: LIMIT },
      keyFigure,
    ),
  )
