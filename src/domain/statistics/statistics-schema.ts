import * as v from 'valibot'
import { LIMITS } from '../limits'
import { changeMetadata } from '../publishing/change-metadata-schema'
import { optionalText, requiredText } from '../text/text-schema'
import { day } from '../time/date-schema'

const colour = v.pipe(
  v.string('Pilih warna.'),
  v.regex(/^#[0-9A-Fa-f]{6}$/, 'Warna ditulis seperti #1F5D3F.'),
)

/** Form fields of a slice of a donut chart. Totals and percentages are computed and not stored. */
export const sliceInput = v.object({
  name: requiredText('Nama', LIMITS.name),
  value: v.pipe(
    v.number('Jumlah wajib diisi dengan angka.'),
    v.minValue(0, 'Jumlah tidak boleh kurang dari nol.'),
    v.maxValue(1_000_000_000, 'Jumlah terlalu besar.'),
  ),
  fill: colour,
})

const tableFields = {
  order: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  asof: day,
  ...changeMetadata,
}

/** Document `population_gender|religion|work/{name}`. */
export const populationSlice = v.object({ ...sliceInput.entries, ...tableFields })
export type PopulationSlice = v.InferOutput<typeof populationSlice>

/** Document `home_statistics/{name}`: a key statistic such as households or area. */
export const keyStatistic = v.object({
  ...sliceInput.entries,
  unit: optionalText('Satuan', 20),
  ...tableFields,
})
export type KeyStatistic = v.InferOutput<typeof keyStatistic>
