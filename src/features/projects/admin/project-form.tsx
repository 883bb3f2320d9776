import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { NumberField, YearField } from '@/components/form/fields/number-field'
import { SelectField } from '@/components/form/fields/select-field'
import {
  SOURCE_NAMES,
  SOURCES,
  type Source,
  STAGES,
  sumOfSources,
  placeOf,
} from '@/domain/projects/project'
import { formatRupiah } from '@/domain/text/money'
import { formatAmount, parseRupiah } from '@/domain/text/rupiah-text'
import { contentList } from '@/lib/query/content'
import { FieldPair, type FieldProps, type FormField } from '@/staff/fields/field-table'
import { kindForm } from '@/staff/kinds/kind-form'
import { ProjectView } from '../project-view'
import { StepsField } from './steps-field'

const STAGE_OPTIONS = Object.entries(STAGES).map(([value, label]) => ({ value, label }))

const StageField = (field: FieldProps) => <SelectField {...field} options={STAGE_OPTIONS} />

/** Field to choose the unfinished project that this project continues. */
function ContinuesField(field: FieldProps) {
  const { data = [] } = useQuery(contentList('projects').options)
  const chosen = String(useWatch({ name: field.name }) ?? '')
  const unfinished = data
    .filter(({ stage }) => stage === 'belum selesai')
    .map(({ id, title, year }) => ({ value: id, label: `${title} (${year})` }))
  const isKnown = !chosen || unfinished.some(({ value }) => value === chosen)
  const others = isKnown ? [] : [{ value: chosen, label: 'Kegiatan tahun sebelumnya' }]
  return <SelectField {...field} none="Bukan lanjutan" options={[...unfinished, ...others]} />
}

const BudgetField = (field: FieldProps) => (
  <NumberField
    {...field}
    parse={parseRupiah}
    format={formatAmount}
    result={(amount) => `Tampil di situs: ${formatRupiah(amount)}`}
  />
)

const AmountField = (field: FieldProps) => (
  <NumberField {...field} none={0} parse={parseRupiah} format={formatAmount} />
)

function SourceFields({ children }: { children: ReactNode }) {
  const [budget, ...amounts] = useWatch({ name: ['budget', ...SOURCE_NAMES] }).map(Number)
  const sum = sumOfSources(
    Object.fromEntries(SOURCE_NAMES.map((name, at) => [name, amounts[at] || 0])) as Record<
      Source,
      number
    >,
  )
  const rest = (budget || 0) - sum
  return (
    <fieldset className="rounded-card border border-hairline bg-surface p-4">
      <legend className="px-1 font-semibold">Sumber dana</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
      <p role="status" className="mt-4 font-semibold">
        Jumlah {formatRupiah(sum)}
        {rest !== 0 && (
          <span className="font-normal text-ink-2">
            {' '}
            · {rest > 0 ? 'kurang' : 'lebih'} {formatRupiah(Math.abs(rest))} dari pagu
          </span>
        )}
      </p>
    </fieldset>
  )
}

const sourceFields = Object.fromEntries(
  SOURCE_NAMES.map((name) => [
    name,
    { label: SOURCES[name], Field: AmountField, Group: SourceFields },
  ]),
) as Record<Source, FormField>

/** Fields that are copied into the project that continues this one. Others start empty. */
const KEPT = [
  ...['title', 'category', 'location', 'coordinates'],
  ...['executor', 'team', 'volume', 'description'],
]

export const PROJECT_FORM = kindForm('projects', {
  fields: {
    title: { hint: 'Misalnya “Rabat beton jalan Dusun II”.' },
    year: { label: 'Tahun anggaran', Field: YearField, Group: FieldPair },
    stage: {
      label: 'Tahap',
      hint: 'Selesai bila perkembangan 100 % dan realisasinya sudah diisi.',
      Field: StageField,
      Group: FieldPair,
    },
    category: { label: 'Bidang' },
    location: { hint: 'Dusun, RT, dan RW.', Group: FieldPair },
    coordinates: {
      hint: 'Tekan lama di aplikasi peta, lalu salin angkanya: -7.2504, 112.7688.',
      result: (typed) => placeOf(typed) !== null && 'Warga dapat membukanya di peta.',
      Group: FieldPair,
    },
    executor: {
      hint: 'Sebut jabatan, bukan nama: “Kasi Kesejahteraan”.',
      Group: FieldPair,
    },
    team: { hint: 'Misalnya “TPK Dusun II”.', Group: FieldPair },
    volume: { hint: 'Misalnya “Rabat beton 120 × 2,5 m”.' },
    budget: {
      label: 'Pagu anggaran',
      hint: 'Rupiah utuh, misalnya 120.000.000 atau 120 juta.',
      Field: BudgetField,
    },
    ...sourceFields,
    realised: {
      label: 'Realisasi',
      hint: 'Uang yang sudah dibelanjakan. Kosongkan bila belum ada.',
      Field: AmountField,
    },
    date: { label: 'Mulai', type: 'date', Group: FieldPair },
    enddate: { label: 'Target selesai', type: 'date', Group: FieldPair },
    description: { hint: 'Siapa yang terbantu, dan bagaimana.', rows: 2 },
    reason: {
      hint: 'Wajib bila kegiatan belum selesai, tidak terlaksana, atau realisasinya melebihi pagu.',
      rows: 2,
    },
    continues: { label: 'Lanjutan dari', Field: ContinuesField },
    content: {
      label: 'Perkembangan',
      hint: 'Ambil foto dari tempat yang sama, agar warga dapat membandingkannya.',
      Field: StepsField,
    },
  },
  Preview: ({ item }) => <ProjectView project={item} />,
  successor: (stored, itemId) =>
    stored['stage'] === 'belum selesai'
      ? {
          label: `Lanjutkan ke tahun ${Number(stored['year']) + 1}`,
          values: {
            ...Object.fromEntries(KEPT.map((field) => [field, stored[field]])),
            year: Number(stored['year']) + 1,
            continues: itemId,
          },
        }
      : null,
})
