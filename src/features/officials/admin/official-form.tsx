import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useToday } from '@/components/browser/use-now'
import { CheckBox } from '@/components/form/fields/check-box'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import type { Values } from '@/components/form/validate'
import { LIMITS } from '@/domain/limits'
import { isVillageHead } from '@/domain/officials/official'
import { formatLongDay, isRealDay } from '@/domain/time/date'
import { addMonths } from '@/domain/time/months'
import { contentList } from '@/lib/query/content'
import { useZone } from '@/lib/query/settings-query'
import { HeadWelcome } from '../head-welcome'
import { OfficialCard } from '../official-card'
import { officialDoubts } from './official-doubts'

const OFFICIAL_LABELS = {
  name: 'Nama',
  position: 'Jabatan',
  ishead: 'Kepala desa',
  photourl: 'Foto',
  absentuntil: 'Tidak di kantor sampai',
  welcomemessage: 'Sambutan',
  signatureurl: 'Gambar tanda tangan',
} as const

/** Offices of a village government (Permendagri 84/2015, articles 2 to 10). */
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

/** An absence that ends more than this many months from now is probably a typing error in the year. */
const LONG_ABSENCE = 13

export function OfficialFields() {
  return (
    <>
      <TextField
        name="name"
        label={OFFICIAL_LABELS.name}
        hint="Nama lengkap dengan gelar, seperti pada surat keputusan."
      />
      <TextField name="position" label={OFFICIAL_LABELS.position} suggestions={POSITIONS} />
      <HeadField />
      <PictureField
        name="photourl"
        label={OFFICIAL_LABELS.photourl}
        hint="Foto tegak, wajah di bagian atas; tampil dengan bentuk 4 : 5."
        optional
      />
      <AbsentUntil />
      <Welcome />
    </>
  )
}

/** Checkbox for the village head, ticked automatically for “Kepala Desa” until the user changes it. */
function HeadField() {
  const {
    field: { ref, value, onChange, ...field },
  } = useController<{ ishead: boolean | null }>({ name: 'ishead' })
  const position = String(useWatch({ name: 'position' }))
  // Loads the officials for the question about a second head (officialDoubts).
  useQuery(contentList('apparatus').options)
  const id = useId()
  return (
    <div>
      <CheckBox
        {...field}
        ref={ref}
        label={OFFICIAL_LABELS.ishead}
        aria-describedby={id}
        checked={isVillageHead({ position, ishead: value })}
        onChange={({ target }) => onChange(target.checked)}
      />
      <p id={id} className="text-sm text-ink-2">
        Tampil paling depan, dan sambutannya di beranda. Centang juga untuk Pj., Plt., Keuchik, Wali
        Nagari, Lurah, dan sebutan lain.
      </p>
    </div>
  )
}

function AbsentUntil() {
  const today = useToday(useZone())
  const day = String(useWatch({ name: 'absentuntil' }))
  return (
    <TextField
      name="absentuntil"
      label={OFFICIAL_LABELS.absentuntil}
      type="date"
      hint="Hari terakhir tidak di kantor. Tampil di halaman Aparatur tanpa alasan, lalu hilang sendiri. Kosongkan bila kembali lebih awal."
      result={isRealDay(day) ? formatLongDay(day) : undefined}
      warning={warningOf(day, today)}
      optional
    />
  )
}

function warningOf(day: string, today: string): string | undefined {
  if (!isRealDay(day)) return undefined
  if (day < today) return 'Tanggal ini sudah lewat, jadi tidak tampil lagi.'
  return day > addMonths(today, LONG_ABSENCE)
    ? `Lebih dari ${LONG_ABSENCE} bulan lagi. Periksa tahunnya.`
    : undefined
}

function Welcome() {
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
      <TextArea
        name="welcomemessage"
        label={OFFICIAL_LABELS.welcomemessage}
        hint="Salam kepala desa untuk warga. Setiap baris menjadi satu paragraf."
        rows={6}
        limit={LIMITS.paragraph}
        optional
      />
      <PictureField
        name="signatureurl"
        label={OFFICIAL_LABELS.signatureurl}
        hint="Tanda tangan hitam di kertas putih. Potong tepinya; tampil kecil di bawah sambutan."
        optional
      />
    </section>
  )
}

const text = v.fallback(v.string(), '')
const written = v.object({
  name: text,
  position: text,
  ishead: v.fallback(v.nullable(v.boolean()), null),
  photourl: text,
  absentuntil: v.fallback(v.pipe(v.string(), v.check(isRealDay)), ''),
  welcomemessage: text,
  signatureurl: text,
})

export function OfficialPreview({ values }: { values: Values }) {
  const official = v.parse(written, values)
  const isHead = isVillageHead(official)
  return (
    <div className="flex flex-col gap-8 py-8">
      <div className={isHead ? 'w-full max-w-md' : 'w-44'}>
        <OfficialCard official={official} />
      </div>
      {isHead && (
        <section aria-labelledby="di-beranda">
          <h2 id="di-beranda" className="mb-4 text-xl font-bold">
            Di beranda
          </h2>
          <HeadWelcome head={official} />
        </section>
      )}
    </div>
  )
}

export const OFFICIAL_FORM = {
  labels: OFFICIAL_LABELS,
  doubts: officialDoubts,
  Fields: OfficialFields,
  Preview: OfficialPreview,
}
