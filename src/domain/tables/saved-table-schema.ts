import * as v from 'valibot'
import { allocationInput, budgetLineInput, budgetYear } from '../budget/budget-schema'
import { ulid } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { statisticId } from '../statistics/statistic-id'
import { sliceInput } from '../statistics/statistics-schema'
import { nameKey } from '../text/words'
import { optionalText } from '../text/text-schema'
import { day } from '../time/date-schema'
import { formatCount } from '../text/money'

const peopleInput = v.object({
  ...sliceInput.entries,
  value: v.pipe(sliceInput.entries.value, v.integer('Jumlah orang ditulis dengan bilangan bulat.')),
})

export const TABLE_LINE = {
  population_gender: peopleInput,
  population_religion: peopleInput,
  population_work: peopleInput,
  home_statistics: v.object({ ...sliceInput.entries, unit: optionalText('Satuan', 20) }),
  /** Lines of a year's budget. The first segment of a code determines the collection of the line. */
  budget: v.omit(budgetLineInput, ['year']),
  budget_alokasi: v.object({ ...allocationInput.entries, id: ulid }),
}

/** Schemas of stored lines by table. Earlier app versions accepted amounts with fractions. */
export const STORED_LINE = {
  ...TABLE_LINE,
  population_gender: sliceInput,
  population_religion: sliceInput,
  population_work: sliceInput,
}

interface Key<Line> {
  field: keyof Line & string
  of: (line: Line) => string | null
  twice: (line: Line, other: Line, row: number) => string
}

const NAME: Key<{ name: string }> = {
  field: 'name',
  of: ({ name }) => (statisticId(name) === null ? null : nameKey(name)),
  twice: ({ name }, other, row) =>
    name === other.name
      ? `“${name}” sudah ada di baris ${row}.`
      : `“${name}” terlalu mirip dengan “${other.name}” di baris ${row}.`,
}

/** Name that must be unique in a table whose document ids are not the names. */
const LABEL: typeof NAME = { ...NAME, of: ({ name }) => nameKey(name) }

const ID: Key<{ id: string }> = {
  field: 'id',
  of: ({ id }) => id,
  twice: ({ id }, _, row) => `${id} sudah ada di baris ${row}.`,
}

/** Returns the schema of all lines of a table in their order. The number of lines is checked first. */
function linesOf<Line extends object>(line: v.GenericSchema<unknown, Line>, ...keys: Key<Line>[]) {
  return v.pipe(
    v.array(v.unknown()),
    v.maxLength(LIMITS.tableLines, `Paling banyak ${formatCount(LIMITS.tableLines)} baris.`),
    v.array(line),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const lines = dataset.value
      for (const key of keys) {
        const rows = new Map<string, number>()
        for (const [index, one] of lines.entries()) {
          const own = key.of(one)
          const row = own === null ? undefined : rows.get(own)
          const other = row === undefined ? undefined : lines[row]
          const at = {
            type: 'array',
            origin: 'value',
            input: lines,
            key: index,
            value: one,
          } as const
          const field = { type: 'unknown', origin: 'value', input: one, key: key.field } as const
          const path = [at, { ...field, value: one[key.field] }] as const
          if (own === null) addIssue({ message: 'Nama ini tidak dapat dipakai.', path: [...path] })
          else if (row !== undefined && other)
            addIssue({ message: key.twice(one, other, row + 1), path: [...path] })
          else rows.set(own, index)
        }
      }
    }),
  )
}

const version = v.string()

const statistics = { asof: day, version }

const population = v.object({
  table: v.picklist(['population_gender', 'population_religion', 'population_work']),
  lines: linesOf(TABLE_LINE.population_gender, NAME),
  ...statistics,
})

const keyStatistics = v.object({
  table: v.literal('home_statistics'),
  lines: linesOf(TABLE_LINE.home_statistics, NAME),
  ...statistics,
})

const budget = v.object({
  table: v.literal('budget'),
  year: budgetYear,
  lines: linesOf(TABLE_LINE.budget, ID),
  version,
})

const allocation = v.object({
  table: v.literal('budget_alokasi'),
  year: budgetYear,
  lines: linesOf(TABLE_LINE.budget_alokasi, ID, LABEL),
  version,
})

/** Input of the function `save-table`: the whole new table. Errors in a line have a path such as `lines.3.name`. */
export const savedTable = v.variant('table', [population, keyStatistics, budget, allocation])
export type SavedTable = v.InferOutput<typeof savedTable>

export type TableName = keyof typeof TABLE_LINE
export type TableLine<Name extends TableName> = v.InferOutput<(typeof TABLE_LINE)[Name]>

type StatisticTable = Exclude<TableName, 'budget' | 'budget_alokasi'>

/** Identifies a table. A budget or allocation also needs a year. */
export type TableKey<Name extends TableName = TableName> = Name extends StatisticTable
  ? { table: Name }
  : { table: Name; year: number }
