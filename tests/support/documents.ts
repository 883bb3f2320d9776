import type * as v from 'valibot'
import type { BudgetLine } from '../../src/domain/budget/budget-schema'
import type { STORED } from '../../src/domain/collection-schemas'
import { type Collection, COLLECTIONS, type DraftKind } from '../../src/domain/collections'
import { emptyForm } from '../../src/domain/field-facts'

type Item<Kind extends DraftKind> = v.InferOutput<(typeof STORED)[Kind]>

const STAMP = { updatedBy: 'uji', updatedAt: '2026-01-01T00:00:00.000Z' }

/** Returns an item of `kind` with these fields. The other fields are empty, as in a new form. */
export function itemOf<Kind extends DraftKind>(kind: Kind, fields: Partial<Item<Kind>>) {
  const { added }: Collection = COLLECTIONS[kind]
  const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
  return { ...emptyForm(kind), ...added, id, createdBy: 'uji', ...STAMP, ...fields } as Item<Kind>
}

export const budgetLine = (
  id: string,
  anggaran: number,
  realisasi = 0,
  fields: Partial<BudgetLine> = {},
): BudgetLine => ({
  ...{ year: 2026, id, uraian: `Rekening ${id}`, anggaran, realisasi, ...STAMP },
  ...fields,
})
