import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { checkComplete, showProblems, type Values } from '@/components/form/check-values'
import { SelectField } from '@/components/form/select-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TextArea } from '@/components/form/text-area'
import { TextField } from '@/components/form/text-field'
import { COMPLAINT_CATEGORIES } from '@/domain/complaint'
import { LIMITS } from '@/domain/limits'
import { complaintInput } from '@/domain/schemas/complaint'
import type { Settings } from '@/domain/settings'
import { keepReport, keptReport } from './kept-report'
import { OfficeWays } from './office-ways'
import { PhotoField, type ChosenPhoto } from './photo-field'

const EMPTY = { name: '', address: '', category: 'infrastruktur', report: '' }
const NO_PHOTO = 'Harap unggah foto dokumentasi sebagai bukti laporan.'

const CATEGORIES = COMPLAINT_CATEGORIES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

type Report = v.InferOutput<typeof complaintInput>

/** Name, address, category, report and photo, held against the schema before anything is done with them. */
export default function ComplaintForm({ settings }: { settings: Settings }) {
  const form = useForm<Values>({ defaultValues: { ...EMPTY, ...keptReport() } })
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null)
  const [photoProblem, setPhotoProblem] = useState<string | null>(null)
  const [complete, setComplete] = useState<Report | null>(null)
  const chooser = useRef<HTMLInputElement>(null)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          keepReport(values)
          setComplete(null)
          if (name) form.clearErrors(name)
        },
      }),
    [form],
  )

  function submit() {
    const checked = checkComplete(complaintInput, form.getValues())
    setPhotoProblem(photo ? null : NO_PHOTO)
    if ('problems' in checked) return showProblems(form, checked.problems)
    if (!photo) return chooser.current?.focus()
    setComplete(checked.values)
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Pengaduan"
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField name="name" label="Nama" autoComplete="name" />
        <TextField
          name="address"
          label="Alamat"
          hint="Misalnya dusun, RT, dan RW."
          autoComplete="street-address"
        />
        <SelectField name="category" label="Kategori" options={CATEGORIES} />
        <TextArea
          name="report"
          label="Isi laporan"
          hint="Apa yang terjadi, di mana, dan sejak kapan."
          rows={6}
          limit={LIMITS.report}
        />
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
        {complete && <OfficeWays settings={settings} report={inWords(complete)} />}
      </form>
    </FormProvider>
  )
}

function inWords({ name, address, category, report }: Report): string {
  return `Laporan warga (${category})\nNama: ${name}\nAlamat: ${address}\n\n${report}`
}
