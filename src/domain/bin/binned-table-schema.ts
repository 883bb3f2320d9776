import * as v from 'valibot'
import { budgetYear } from '../budget/budget-schema'

const copied = {
  lines: v.number(),
  /**
   * `TableDocument[]` as JSON, gzip, base64. The bin screen reads many entries at once. A budget of 400 lines
   * has 80 kB as fields and about 10 kB compressed, and Firestore does not index its lines.
   */
  copy: v.string(),
}

/** `data` of a table in the bin: its content before it was overwritten. */
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
