import * as v from 'valibot'
import { LIMITS } from '../limits'
import { budgetLineInput, budgetYear } from './budget'
import { day } from './date'
import { ulid } from './id'
import { sliceInput } from './statistics'
import { optionalText } from './text'

/** All lines of a table, in its order; those that it had and that are not among them go. */
const linesOf = <Line extends v.GenericSchema>(line: Line) =>
  v.pipe(
    v.array(line),
    v.maxLength(
      LIMITS.tableLines,
      `Paling banyak ${LIMITS.tableLines.toLocaleString('id-ID')} baris.`,
    ),
  )

/** `versionOf` what was seen when the change was made. */
const version = v.string()

const figures = { asof: day, version }

/** The figures of one population table. */
const population = v.object({
  table: v.picklist(['population_gender', 'population_religion', 'population_work']),
  lines: linesOf(sliceInput),
  ...figures,
})

const keyFigures = v.object({
  table: v.literal('home_statistics'),
  lines: linesOf(v.object({ ...sliceInput.entries, unit: optionalText('Satuan', 20) })),
  ...figures,
})

/** The lines of a year, whose code says in which of the three tables each stands. */
const budget = v.object({
  table: v.literal('budget'),
  year: budgetYear,
  lines: linesOf(v.omit(budgetLineInput, ['year'])),
  version,
})

const allocation = v.object({
  table: v.literal('budget_alokasi'),
  year: budgetYear,
  lines: linesOf(v.object({ ...sliceInput.entries, id: ulid })),
  version,
})

/** What `save-table` saves: a table as it shall be, whole. */
export const savedTable = v.variant('table', [population, keyFigures, budget, allocation])
export type SavedTable = v.InferOutput<typeof savedTable>
