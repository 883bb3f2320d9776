import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { CheckBox } from '@/components/form/fields/check-box'
import { PictureField } from '@/components/form/pictures/picture-field'
import { isVillageHead } from '@/domain/officials/official'
import { formatLongDay, isRealDay } from '@/domain/time/date'
import { addMonths } from '@/domain/time/months'
import { contentList } from '@/lib/query/content'
import { type FieldProps } from '@/staff/fields/field-table'
import { kindForm } from '@/staff/kinds/kind-form'
import { HeadWelcome } from '../head-welcome'
import { OfficialCard } from '../official-card'
import { officialDoubts } from './official-doubts'

/** Positions in a village government (Permendagri 84/2015, articles 2 to 10), which the form suggests. */
const POSITIONS = [
  'Kepala Desa',
  'Sekretaris Desa',
  'Kepala Urusan Tata Usaha dan Umum',
  'Kepala Urusan Keuangan',
  'Kepala Urusan Perencanaan',
  'Kepala Seksi Pemerintahan',
  'Kepala Seksi Kesejahteraan',
  'Kepala Seksi Pelayanan',
  'Kepala Dusun',
]

/** Number of months. If an absence is longer, its year is probably a typing error. */
const LONG_ABSENCE = 13

/** Checkbox for the village head. Ticked for the position “Kepala Desa” until the user changes it. */
function HeadField({ name, label, hint }: FieldProps) {
  const {
    field: { ref, value, onChange, ...field },
  } = useController<Record<string, boolean | null>>({ name })
  const position = String(useWatch({ name: 'position' }))
  // Loads the officials, among which `officialDoubts` looks for another village head.
  useQuery(contentList('apparatus').options)
  const id = useId()
  return (
    <div>
      <CheckBox
        {...field}
        ref={ref}
        label={label}
        aria-describedby={id}
        checked={isVillageHead({ position, ishead: value ?? null })}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={id} className="text-sm text-ink-2">
        {hint}
      </p>
    </div>
  )
}

function warningOf(day: string, today: string): string | undefined {
  if (!isRealDay(day)) return undefined
  if (day < today) return 'Tanggal ini sudah lewat, jadi tidak tampil lagi.'
  return day > addMonths(today, LONG_ABSENCE)
    ? `Lebih dari ${LONG_ABSENCE} bulan lagi. Periksa tahunnya.`
    : undefined
}

function Welcome({ children }: { children: ReactNode }) {
  const { control } = useFormContext()
  const [position, ishead, message, signature] = useWatch({
    control,
    name: ['position', 'ishead', 'welcomemessage', 'signatureurl'],
  }) as unknown[]
  const isHead = isVillageHead({ position: String(position), ishead: ishead as boolean | null })
  const isFilled = !!message || !!signature
  return (
    <section
      hidden={!isHead && !isFilled}
      aria-labelledby="sambutan"
      className="flex flex-col gap-6 rounded-card border border-hairline bg-surface p-4 not-[[hidden]]:flex sm:p-5 [[hidden]]:hidden"
    >
      <div>
        <h2 id="sambutan" className="text-lg font-bold">
          Sambutan kepala desa
        </h2>
        <p className="mt-1 text-ink-2">
          {isHead
            ? 'Tampil di beranda beserta foto, nama, dan tanda tangannya.'
            : 'Tersimpan, tetapi tidak tampil: kotak “Kepala desa” tidak dicentang.'}
        </p>
      </div>
      {children}
    </section>
  )
}

export const OFFICIAL_FORM = kindForm('apparatus', {
  fields: {
    name: { hint: 'Nama lengkap dengan gelar, seperti pada surat keputusan.' },
    position: { suggestions: POSITIONS },
    ishead: {
      label: 'Kepala desa',
      hint: 'Tampil paling depan, dan sambutannya di beranda. Centang juga untuk Pj., Plt., Keuchik, Wali Nagari, Lurah, dan sebutan lain.',
      Field: HeadField,
    },
    photourl: {
      hint: 'Foto tegak, wajah di bagian atas; tampil dengan bentuk 4 : 5.',
      Field: PictureField,
    },
    absentuntil: {
      label: 'Tidak di kantor sampai',
      type: 'date',
      hint: 'Hari terakhir tidak di kantor. Tampil di halaman Aparatur tanpa alasan, lalu hilang sendiri. Kosongkan bila kembali lebih awal.',
      result: (day) => isRealDay(day) && formatLongDay(day),
      warning: warningOf,
    },
    welcomemessage: {
      hint: 'Salam kepala desa untuk warga. Setiap baris menjadi satu paragraf.',
      rows: 6,
      Group: Welcome,
    },
    signatureurl: {
      label: 'Gambar tanda tangan',
      hint: 'Tanda tangan hitam di kertas putih. Potong tepinya; tampil kecil di bawah sambutan.',
      Field: PictureField,
      Group: Welcome,
    },
  },
  Preview: ({ item }) => {
    const isHead = isVillageHead(item)
    return (
      <div className="flex flex-col gap-8 py-8">
        <div className={isHead ? 'w-full max-w-md' : 'w-44'}>
          <OfficialCard official={item} />
        </div>
        {isHead && (
          <section aria-labelledby="di-beranda">
            <h2 id="di-beranda" className="mb-4 text-xl font-bold">
              Di beranda
            </h2>
            <HeadWelcome head={item} />
          </section>
        )}
      </div>
    )
  },
  doubts: officialDoubts,
})
