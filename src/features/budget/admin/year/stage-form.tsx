import { useToday } from '@/components/browser/use-now'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import type { FormWords } from '@/components/form/form-conflict'
import { BUDGET_STAGES, budgetYearInput } from '@/domain/budget/budget-schema'
import { STAGE_LABEL } from '@/domain/budget/budget-year'
import { useZone } from '@/lib/query/settings-query'
import { DocumentForm } from '@/staff/documents/document-form'
import { saveVersioned } from '@/staff/documents/save-versioned'
import { refreshBudget } from '../budget-admin-queries'

const LABELS = { stage: 'Tahap', perdes: 'Nomor Perdes', asof: 'Keadaan per tanggal' }
const STAGES: Readonly<Record<string, string>> = STAGE_LABEL
const WORDS: FormWords = {
  labels: LABELS,
  text(field, values) {
    const value = String(values[field])
    return field === 'stage' ? (STAGES[value] ?? value) : value
  },
}

export function StageForm({ year }: { year: number }) {
  const today = useToday(useZone())
  return (
    <DocumentForm
      document={{
        path: `budget_years/${year}`,
        label: `Tahap anggaran ${year}`,
        noun: 'tahap',
        autosaveName: 'anggaran',
        words: WORDS,
        valuesOf: (stored) => ({ stage: 'murni', perdes: '', asof: today, ...textsOf(stored) }),
        input: budgetYearInput,
        save: ({ wanted, ...attempt }) =>
          saveVersioned({
            ...attempt,
            path: `budget_years/${year}`,
            fields: { ...wanted, year },
            attempts: attempt.attempts.map((each) => ({ ...each, year })),
          }),
        saved: { text: `Tahap anggaran ${year} disimpan dan tampil di halaman APBDes.` },
        refresh: (client) => refreshBudget(client, ['budget_years']),
      }}
    >
      {() => (
        <>
          <SelectField
            name="stage"
            label={LABELS.stage}
            options={BUDGET_STAGES.map((stage) => ({ value: stage, label: STAGE_LABEL[stage] }))}
          />
          <TextField
            name="perdes"
            label={LABELS.perdes}
            hint="Seperti tertulis di Perdes, misalnya 3 Tahun 2026."
            optional
          />
          <TextField
            name="asof"
            label={LABELS.asof}
            hint="Realisasi dihitung sampai tanggal berapa?"
            type="date"
          />
        </>
      )}
    </DocumentForm>
  )
}

const textsOf = (stored: Readonly<Record<string, unknown>> | null) =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([field, value]) => field in LABELS && typeof value === 'string',
    ),
  )
