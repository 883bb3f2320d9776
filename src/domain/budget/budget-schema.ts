import * as v from 'valibot'
import { ulid } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { changeMetadata } from '../publishing/change-metadata-schema'
import { sliceInput } from '../statistics/statistics-schema'
import { optionalText, requiredText, cleaned } from '../text/text-schema'
import { day } from '../time/date-schema'

const amount = v.pipe(
  v.number('Isi dengan angka.'),
  v.minValue(0, 'Tidak boleh kurang dari nol.'),
  v.maxValue(1_000_000_000_000, 'Angkanya terlalu besar.'),
)

export const rupiah = v.pipe(amount, v.integer('Tulis dalam rupiah utuh.'))

/** Amount in rupiah. Imported budgets have cents, which are stored so that sums match the sums in the file. */
const cents = v.pipe(
  amount,
  v.check(
    (value) => Math.round(value * 100) / 100 === value,
    'Tulis paling banyak dua angka di belakang koma.',
  ),
)

export const budgetYear = v.pipe(
  v.number('Tahun wajib diisi.'),
  v.integer(),
  v.minValue(2015, 'Tahun anggaran paling awal 2015.'),
  v.maxValue(2100, 'Tahun anggaran paling akhir 2100.'),
)

export const budgetLineInput = v.object({
  year: budgetYear,
  /** Account code, such as `4.1.01`. */
  id: v.pipe(
    v.string('Kode rekening wajib diisi.'),
    cleaned,
    v.regex(/^[456](\.\d{1,3}){0,5}$/, 'Kode rekening ditulis seperti 4.1.01.'),
  ),
  uraian: requiredText('Uraian', LIMITS.accountDescription),
  anggaran: cents,
  realisasi: cents,
})

/** Document `budget_pendapatan|belanja|pembiayaan/{year}-{code}`. */
export const budgetLine = v.object({ ...budgetLineInput.entries, ...changeMetadata })
export type BudgetLine = v.InferOutput<typeof budgetLine>

/** Area of spending (bidang) with its amount in rupiah, which may be larger than the numbers in statistics. */
export const allocationInput = v.object({ ...sliceInput.entries, value: rupiah })

/** Document `budget_alokasi/{year}-{ULID}`. */
export const allocation = v.object({
  ...allocationInput.entries,
  /** Id of the allocation. Missing in allocations that earlier app versions stored. */
  id: v.optional(ulid, ''),
  year: budgetYear,
  ...changeMetadata,
})

/** Stages of a year's budget: first decision, revision and final account. */
export const BUDGET_STAGES = ['murni', 'perubahan', 'pertanggungjawaban'] as const

export const budgetYearInput = v.object({
  stage: v.picklist(BUDGET_STAGES, 'Pilih tahap anggaran.'),
  /** Number of the village regulation as written on paper: `3 Tahun 2026`. */
  perdes: optionalText('Nomor Perdes', LIMITS.caption),
  asof: day,
})

export const budgetYearInfo = v.object({
  ...budgetYearInput.entries,
  year: budgetYear,
  ...changeMetadata,
})
export type BudgetYearInfo = v.InferOutput<typeof budgetYearInfo>
export type Allocation = v.InferOutput<typeof allocation>

const realisation = v.object({ realized: rupiah, total: rupiah })
export type Realisation = v.InferOutput<typeof realisation>

const budgetSummaryInput = v.object({
  pendapatan: realisation,
  pelaksanaan: realisation,
  pembelanjaan: realisation,
})
export type BudgetSummaryInput = v.InferOutput<typeof budgetSummaryInput>

export const budgetSummary = v.object({ ...budgetSummaryInput.entries, ...changeMetadata })
export type BudgetSummary = v.InferOutput<typeof budgetSummary>
