import * as v from 'valibot'
import { budgetYear } from '../budget/budget-schema'

const copied = {
  lines: v.number(),
  /**
   * Base64 of gzipped JSON of `TableDocument[]`, because the bin screen reads many documents at once. A budget of 400
   * lines needs 80 kB as fields, and about 10 kB compressed.
   */
  copy: v.string(),
}

/** Field `data` of a document in the bin that contains the content of a table before it was overwritten. */
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
