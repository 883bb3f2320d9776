import * as v from 'valibot'
import { budgetYear } from '../budget/budget-schema'

const copied = {
  /** How many documents it had. */
  lines: v.number(),
  /**
   * `TableDocument[]` as JSON, gzip, base64. The screen of the bin reads many entries at once, and a
   * budget of 400 lines, 80 kB as fields, is some 10 kB so; nor has Firestore each of them to index.
   */
  copy: v.string(),
}

/** `data` of a table's entry in the bin: what the table was before it was saved. */
export const binnedTable = v.variant('table', [
  v.object({
    table: v.picklist([
      'home_statistics',
      'population_gender',
      'population_religion',
      'population_work',
    ]),
    ...copied,
  }),
  v.object({ table: v.picklist(['budget', 'budget_alokasi']), year: budgetYear, ...copied }),
])
export type BinnedTable = v.InferOutput<typeof binnedTable>
