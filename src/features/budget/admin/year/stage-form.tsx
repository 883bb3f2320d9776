import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import type { FormWords } from '@/components/form/form-conflict'
import { DocumentLoadState } from '@/components/ui/states/document-load-state'
import { BUDGET_STAGES, budgetYearInput } from '@/domain/budget/budget-schema'
import { STAGE_LABEL } from '@/domain/budget/budget-year'
import type { RawDocument } from '@/lib/firebase/writes'
import { refreshBudget, yearInfoQuery } from '../budget-admin-queries'
import { VersionedForm } from './versioned-form'

const LABELS = { stage: 'Tahap', perdes: 'Nomor Perdes', asof: 'Keadaan per tanggal' }
const STAGES: Readonly<Record<string, string>> = STAGE_LABEL
const WORDS: FormWords = {
  labels: LABELS,
  text(field, values) {
    const value = String(values[field])
    return field === 'stage' ? (STAGES[value] ?? value) : value
  },
}

interface StageFormProps {
  year: number
  today: string
}

/** Saving the stage adds the year to those that visitors can choose. */
export function StageForm({ year, today }: StageFormProps) {
  const query = useQuery(yearInfoQuery(year))
  const client = useQueryClient()
  const stored = query.data
  if (stored === undefined)
    return <DocumentLoadState query={query} what="tahap" failed="Tahap belum dapat dibuka." />
  const valuesOf = (document: RawDocument | null) => ({
    stage: text(document?.plain['stage'], 'murni'),
    perdes: text(document?.plain['perdes'], ''),
    asof: text(document?.plain['asof'], today),
  })
  return (
    <VersionedForm
      key={stored?.updatedAt}
      title={`Tahap anggaran ${year}`}
      words={WORDS}
      path={`budget_years/${year}`}
      schema={budgetYearInput}
      stored={stored}
      valuesOf={valuesOf}
      added={{ year }}
      saved={`Tahap anggaran ${year} disimpan dan tampil di halaman APBDes.`}
      onSaved={() => refreshBudget(client, ['budget_years'], yearInfoQuery(year).queryKey)}
    >
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
    </VersionedForm>
  )
}

const text = (value: unknown, missing: string) => (typeof value === 'string' ? value : missing)
