import { useQuery } from '@tanstack/react-query'
import { NavLink, Route, Routes } from 'react-router-dom'
import { useToday } from '@/components/browser/use-now'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import type { FormWords } from '@/components/form/form-conflict'
import { BackLink } from '@/components/ui/buttons/back-link'
import { Chip } from '@/components/ui/chip'
import { BUDGET_STAGES, budgetYearInput } from '@/domain/budget/budget-schema'
import { STAGE_LABEL } from '@/domain/budget/budget-year'
import { useSettings, useZone } from '@/lib/query/settings-query'
import { DocumentForm } from '@/staff/documents/document-form'
import { saveVersioned } from '@/staff/documents/save-versioned'
import { screenOf } from '@/staff/screens'
import { OpenedTable } from '@/staff/tables/table-form'
import { AllocationEditor } from '../lines/allocation-editor'
import { LinesEditor } from '../lines/lines-editor'
import { filledYearsQuery, yearsToCopyFrom } from './years-list'

const { path, label } = screenOf('budget_summary')

const TABS = [
  ['', 'Rincian'],
  ['alokasi', 'Alokasi'],
  ['tahap', 'Tahap'],
] as const

export function BudgetYearPage({ year }: { year: number }) {
  const { budget_year: shown } = useSettings()
  const own = `${path}/${year}`
  return (
    <div className="flex flex-col gap-6 pb-28">
      <header>
        <BackLink to={path}>{label}</BackLink>
        <div className="flex flex-wrap items-center gap-3">
          <h1 tabIndex={-1} className="text-2xl font-bold">
            Anggaran {year}
          </h1>
          {year === shown && <Chip>Tampil di situs</Chip>}
          {shown === 0 && <Chip>Belum tampil di situs</Chip>}
        </div>
        <nav aria-label={`Bagian anggaran ${year}`} className="mt-3">
          <ul className="flex flex-wrap gap-1 border-b border-hairline">
            {TABS.map(([part, label]) => (
              <li key={part}>
                <NavLink
                  to={part ? `${own}/${part}` : own}
                  end
                  className="inline-flex min-h-12 items-center border-b-3 border-transparent px-4 font-semibold text-ink-2 hover:text-primary aria-[current]:border-primary aria-[current]:text-primary"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Routes>
        <Route index element={<Lines year={year} />} />
        <Route
          path="alokasi"
          element={
            <OpenedTable of={{ table: 'budget_alokasi', year }} what="Alokasi">
              {(seen) => <AllocationEditor year={year} seen={seen} />}
            </OpenedTable>
          }
        />
        <Route path="tahap" element={<StageForm year={year} />} />
      </Routes>
    </div>
  )
}

function Lines({ year }: { year: number }) {
  const { data: filled = [] } = useQuery(filledYearsQuery)
  return (
    <OpenedTable of={{ table: 'budget', year }} what="Rincian">
      {(seen) => <LinesEditor year={year} seen={seen} others={yearsToCopyFrom(year, filled)} />}
    </OpenedTable>
  )
}

const LABELS = { stage: 'Tahap', perdes: 'Nomor Perdes', asof: 'Keadaan per tanggal' }
const STAGES: Readonly<Record<string, string>> = STAGE_LABEL
const WORDS: FormWords = {
  labels: LABELS,
  text(field, values) {
    const value = String(values[field])
    return field === 'stage' ? (STAGES[value] ?? value) : value
  },
}

function StageForm({ year }: { year: number }) {
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
