import { useFormContext } from 'react-hook-form'
import * as v from 'valibot'
import { TextField } from '@/components/form/fields/text-field'
import { type Values, fillForm } from '@/components/form/validate'
import { Button } from '@/components/ui/buttons/button'
import { proposeSummary } from '@/domain/budget/budget'
import type { PlanLine } from '@/domain/budget/budget-lines'
import { outliersOf } from '@/domain/budget/budget-outliers'
import { type BudgetSummaryInput, rupiah } from '@/domain/budget/budget-schema'
import { outlierDoubts } from '@/domain/tables/outliers'
import { formatRupiah } from '@/domain/text/money'
import { RUPIAH_PROBLEM, formatAmount, parseRupiah } from '@/domain/text/rupiah-text'
import { useSettings } from '@/lib/query/settings-query'
import { readTable } from '@/lib/tables/read-table'
import { useSaving } from '@/services/saving/use-saving'
import { showNotice } from '@/stores/notice'
import { DocumentForm } from '@/staff/documents/document-form'
import type { EditedDocument } from '@/staff/documents/edited-document'
import { saveVersioned } from '@/staff/documents/save-versioned'
import { screenOf } from '@/staff/screens'
import { StaffScreen } from '@/staff/staff-screen'

const { path, label } = screenOf('budget_summary')

const PARTS = [
  ['pendapatan', 'Pendapatan', 'Jumlah rekening 4.'],
  [
    'pelaksanaan',
    'Pelaksanaan',
    'Dihitung dari bidang Pelaksanaan Pembangunan (5.2); boleh diubah.',
  ],
  ['pembelanjaan', 'Pembelanjaan', 'Jumlah rekening 5.'],
] as const
type Part = (typeof PARTS)[number][0]

const FIELDS = PARTS.flatMap(([part, name]) => [
  { field: `${part}_total`, label: `${name}: anggaran` },
  { field: `${part}_realized`, label: `${name}: realisasi` },
])
const WORDS = { labels: Object.fromEntries(FIELDS.map(({ field, label }) => [field, label])) }

const amount = v.pipe(
  v.string(),
  v.transform((text) => parseRupiah(text) ?? NaN),
  v.number(RUPIAH_PROBLEM),
  rupiah,
)
type Flat = Record<`${Part}_${'total' | 'realized'}`, number>

const summaryForm = v.pipe(
  v.object({
    pendapatan_total: amount,
    pendapatan_realized: amount,
    pelaksanaan_total: amount,
    pelaksanaan_realized: amount,
    pembelanjaan_total: amount,
    pembelanjaan_realized: amount,
  }),
  v.transform((flat: Flat): BudgetSummaryInput => {
    const of = (part: Part) => ({
      realized: flat[`${part}_realized`],
      total: flat[`${part}_total`],
    })
    return {
      pendapatan: of('pendapatan'),
      pelaksanaan: of('pelaksanaan'),
      pembelanjaan: of('pembelanjaan'),
    }
  }),
)

function valuesOf(summary: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    PARTS.flatMap(([part]) => {
      const stored = summary[part] as { realized?: unknown; total?: unknown } | undefined
      return (['total', 'realized'] as const).map((field) => {
        const value = stored?.[field]
        return [`${part}_${field}`, typeof value === 'number' ? formatAmount(value) : '']
      })
    }),
  )
}

const linesOf = (values: Values): PlanLine[] =>
  PARTS.map(([part]) => ({
    id: part,
    uraian: '',
    anggaran: parseRupiah(String(values[`${part}_total`])) ?? 0,
    realisasi: parseRupiah(String(values[`${part}_realized`])) ?? 0,
  }))

const SUMMARY: EditedDocument<BudgetSummaryInput> = {
  path: 'budget_summary/1',
  label: 'Ringkasan di beranda',
  noun: 'ringkasan',
  autosaveName: 'anggaran',
  words: WORDS,
  valuesOf: (stored) => valuesOf(stored ?? {}),
  input: summaryForm,
  doubts: (values, base) => outlierDoubts(outliersOf(linesOf(base), linesOf(values)), formatRupiah),
  save: ({ wanted, ...attempt }) =>
    saveVersioned({ path: SUMMARY.path, fields: wanted, ...attempt }),
  saved: { text: 'Ringkasan disimpan dan tampil di beranda.' },
}

export function SummaryForm() {
  const { budget_year: shown } = useSettings()
  return (
    <StaffScreen title="Ringkasan di beranda" back={{ to: path, label }}>
      <DocumentForm document={SUMMARY}>
        {() => (
          <>
            {shown > 0 && <Propose year={shown} />}
            {PARTS.map(([part, name, hint]) => (
              <fieldset key={part} className="grid min-w-0 gap-4 sm:grid-cols-2">
                <legend className="mb-2 font-semibold">
                  {name} <span className="block text-sm font-normal text-ink-2">{hint}</span>
                </legend>
                <TextField name={`${part}_total`} label="Anggaran (Rp)" inputMode="numeric" />
                <TextField name={`${part}_realized`} label="Realisasi (Rp)" inputMode="numeric" />
              </fieldset>
            ))}
          </>
        )}
      </DocumentForm>
    </StaffScreen>
  )
}

/** Button that fills the form with the sums of the year's lines. The user still has to save the form. */
function Propose({ year }: { year: number }) {
  const form = useFormContext()
  const { busy, saving } = useSaving('Computing the proposed summary failed')

  async function propose() {
    const { lines } = await readTable({ table: 'budget', year })
    if (lines.length === 0)
      return showNotice({ kind: 'note', text: `Anggaran ${year} belum punya rincian.` })
    const of = (root: string) => lines.filter(({ id }) => id.startsWith(root))
    fillForm(form, valuesOf({ ...proposeSummary(of('4'), of('5')) }))
  }

  return (
    <Button disabled={busy} className="self-start" onClick={() => void saving(propose)}>
      {busy ? 'Menghitung …' : `Hitung dari rincian ${year}`}
    </Button>
  )
}
