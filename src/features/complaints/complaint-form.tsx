import { useRef, useState } from 'react'
import type * as v from 'valibot'
import { controlStyle } from '@/components/form/control-style'
import { FieldFrame } from '@/components/form/field-frame'
import { GrowingTextArea } from '@/components/form/growing-text-area'
import { SubmitButton } from '@/components/form/submit-button'
import { useSmallForm } from '@/components/form/use-small-form'
import { COMPLAINT_CATEGORIES } from '@/domain/complaint'
import { LIMITS } from '@/domain/limits'
import { complaintInput } from '@/domain/schemas/complaint'
import type { Settings } from '@/domain/settings'
import { keepReport, keptReport } from './kept-report'
import { OfficeContacts } from './office-contacts'
import { PhotoField, type ChosenPhoto } from './photo-field'

const EMPTY = { name: '', address: '', category: 'infrastruktur', report: '' }
const NO_PHOTO = 'Harap unggah foto dokumentasi sebagai bukti laporan.'

type Report = v.InferOutput<typeof complaintInput>

/** Name, address, category, report and photo, validated before anything is done with them. */
export default function ComplaintForm({ settings }: { settings: Settings }) {
  const [start] = useState(() => ({ ...EMPTY, ...keptReport() }))
  const [text, setText] = useState(start.report)
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null)
  const [photoProblem, setPhotoProblem] = useState<string | null>(null)
  const [complete, setComplete] = useState<Report | null>(null)
  const chooser = useRef<HTMLInputElement>(null)

  const form = useSmallForm((values) => {
    keepReport(values)
    setComplete(null)
  })

  function submit() {
    const report = form.check(complaintInput)
    setPhotoProblem(photo ? null : NO_PHOTO)
    if (!report) return
    if (!photo) return chooser.current?.focus()
    setComplete(report)
  }

  return (
    <form
      {...form.attributes}
      aria-label="Pengaduan"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FieldFrame label="Nama" error={form.errors['name']}>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            defaultValue={start.name}
            className={controlStyle}
          />
        )}
      </FieldFrame>
      <FieldFrame label="Alamat" hint="Misalnya dusun, RT, dan RW." error={form.errors['address']}>
        {(control) => (
          <input
            {...control}
            name="address"
            autoComplete="street-address"
            defaultValue={start.address}
            className={controlStyle}
          />
        )}
      </FieldFrame>
      <FieldFrame label="Kategori" error={form.errors['category']}>
        {(control) => (
          <select
            {...control}
            name="category"
            defaultValue={start.category}
            className={controlStyle}
          >
            <option value="">Pilih …</option>
            {COMPLAINT_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {category.charAt(0).toUpperCase() + category.slice(1)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame
        label="Isi laporan"
        hint="Apa yang terjadi, di mana, dan sejak kapan."
        error={form.errors['report']}
      >
        {(control) => (
          <GrowingTextArea
            {...control}
            name="report"
            rows={6}
            limit={LIMITS.report}
            text={text}
            onChange={(event) => setText(event.target.value)}
            defaultValue={start.report}
          />
        )}
      </FieldFrame>
      <PhotoField
        photo={photo}
        problem={photoProblem}
        onChoose={(chosen) => {
          setPhoto(chosen)
          setPhotoProblem(null)
        }}
        onProblem={setPhotoProblem}
        chooser={chooser}
      />
      <SubmitButton label="Kirim laporan" busyLabel="Mengirim..." busy={false} />
      {complete && <OfficeContacts settings={settings} report={reportText(complete)} />}
    </form>
  )
}

function reportText({ name, address, category, report }: Report): string {
  return `Laporan warga (${category})\nNama: ${name}\nAlamat: ${address}\n\n${report}`
}
