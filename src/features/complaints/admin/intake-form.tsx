import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { SelectField } from '@/components/form/select-field'
import { SubmitButton } from '@/components/form/submit-button'
import { TextArea } from '@/components/form/text-area'
import { TextField } from '@/components/form/text-field'
import { InvalidForm, showFieldErrors, validate, type Values } from '@/components/form/validate'
import { KeptLine } from '@/components/ui/kept-line'
import { KeptOffers } from '@/components/ui/kept-offers'
import { useOnce } from '@/components/use-once'
import { CATEGORY_LABEL, COMPLAINT_CATEGORIES } from '@/domain/complaint'
import type { TimeZone } from '@/domain/date'
import { draftTitle } from '@/domain/draft'
import { LIMITS } from '@/domain/limits'
import type { KeptWork } from '@/lib/kept-work'
import { adminKeys } from '@/lib/query/admin-keys'
import { discardWork, dropWork, useKeptState } from '@/stores/kept-work'
import { dismissNotice } from '@/stores/notice'
import type { Person } from '@/stores/session'
import { showFailure } from '@/stores/show-failure'
import { useKeptForm } from '@/stores/use-kept-form'
import { ChannelChoice } from './channel-choice'
import { EMPTY_INTAKE, intakeInput } from './intake-input'
import { ReportPhotoField } from './report-photo-field'
import { takeReport } from './take-report'

const CATEGORIES = COMPLAINT_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABEL[value] }))

interface IntakeFormProps {
  /** The code that the report gets. */
  id: string
  /** What the fields begin with. */
  values: Values
  person: Person
  zone: TimeZone
  /** What was typed before is to go on. */
  onRestore: (kept: KeptWork) => void
  onStored: (outcome: { differs: boolean }) => void
}

export function IntakeForm({ id, values, person, zone, onRestore, onStored }: IntakeFormProps) {
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const { offers } = useKeptForm(form, {
    uid: person.uid,
    id,
    name: 'pengaduan',
    subject: '',
    base: EMPTY_INTAKE,
  })
  const kept = useKeptState(id)
  const client = useQueryClient()
  /** How it goes, while it does. */
  const [progress, setProgress] = useState<string | null>(null)
  const [, once] = useOnce()

  function submit() {
    return once(async () => {
      dismissNotice()
      setProgress('Menyimpan …')
      try {
        const { channel, photo, ...input } = validate(intakeInput, form.getValues())
        const outcome = await takeReport({ id, input, channel, photo, by: person.uid }, (share) =>
          setProgress(share < 1 ? `Mengunggah foto ${Math.floor(share * 100)}% …` : 'Menyimpan …'),
        )
        await dropWork({ uid: person.uid, id })
        void client.invalidateQueries({ queryKey: adminKeys.complaints })
        onStored(outcome)
      } catch (error) {
        if (error instanceof InvalidForm) showFieldErrors(form, error)
        showFailure('Laporan gagal disimpan', error)
      } finally {
        setProgress(null)
      }
    })
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Laporan baru"
        className="flex max-w-xl flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <KeptOffers
          offers={offers}
          titleOf={({ values }) => draftTitle({ data: values })}
          zone={zone}
          onRestore={onRestore}
          onDiscard={(work) => void discardWork(work)}
        />
        <fieldset disabled={progress !== null} className="contents">
          <ChannelChoice />
          <TextField name="name" label="Nama pelapor" />
          <TextField name="address" label="Alamat" hint="Misalnya dusun, RT, dan RW." />
          <TextField
            name="phone"
            label="Telepon atau WhatsApp"
            type="tel"
            hint="Untuk mengabari pelapor."
            optional
          />
          <SelectField name="category" label="Kategori" options={CATEGORIES} />
          <TextArea
            name="report"
            label="Isi laporan"
            hint="Apa yang terjadi, di mana, dan sejak kapan."
            rows={6}
            limit={LIMITS.report}
          />
          <ReportPhotoField />
        </fieldset>
        <KeptLine {...kept} zone={zone} />
        <SubmitButton label="Simpan laporan" busyLabel={progress ?? ''} busy={progress !== null} />
      </form>
    </FormProvider>
  )
}
