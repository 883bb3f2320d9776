import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm, useFormContext, useFormState } from 'react-hook-form'
import * as v from 'valibot'
import { EditForm } from '@/components/form/edit-form'
import { FieldError } from '@/components/form/fields/field-frame'
import { SelectField } from '@/components/form/fields/select-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { type Values, validateForm } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { CATEGORY_LABEL, CHANNEL_LABEL, COMPLAINT_CATEGORIES } from '@/domain/complaints/complaint'
import { complaintInput } from '@/domain/complaints/complaint-schema'
import { draftTitle } from '@/domain/drafts/draft'
import { LIMITS } from '@/domain/limits'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { adminKeys } from '@/lib/query/admin-keys'
import { useAutosavedForm } from '@/services/autosave/use-autosaved-form'
import { useSaving } from '@/services/saving/use-saving'
import { prepareReportPhoto } from '@/lib/images/prepare-report-photo'
import { refreshSession } from '@/services/session/refresh-session'
import { PHOTO_NOT_READY, PhotoField, isPrepared } from '../photo-field'
import { recordReport } from './record-report'

const STAFF_CHANNELS = ['datang', 'telepon', 'whatsapp'] as const
type StaffChannel = (typeof STAFF_CHANNELS)[number]

const intakeInput = v.object({
  ...complaintInput.entries,
  channel: v.picklist(STAFF_CHANNELS, 'Pilih lewat mana laporan ini masuk.'),
  photo: v.nullable(v.pipe(v.blob(), v.check(isPrepared, PHOTO_NOT_READY))),
})

export const EMPTY_INTAKE = {
  channel: '',
  name: '',
  address: '',
  phone: '',
  category: '',
  report: '',
  photo: null as Blob | null,
}

const ICONS: Record<StaffChannel, IconName> = {
  telepon: 'phone',
  whatsapp: 'whatsapp',
  datang: 'landmark',
}

function ChannelChoice() {
  const { control, register } = useFormContext()
  const { errors } = useFormState({ control, name: 'channel' })
  const error = errors['channel']?.message
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-semibold">Laporan masuk lewat</legend>
      <div className="mt-2 grid gap-2 sm:grid-cols-3">
        {STAFF_CHANNELS.map((channel) => (
          <label
            key={channel}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-4 py-2 has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              {...register('channel')}
              type="radio"
              value={channel}
              className="size-5 shrink-0 accent-primary"
            />
            <Icon name={ICONS[channel]} className="size-5 text-primary" />
            {CHANNEL_LABEL[channel]}
          </label>
        ))}
      </div>
      {typeof error === 'string' && <FieldError id={errorId} text={error} />}
    </fieldset>
  )
}

const CATEGORIES = COMPLAINT_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABEL[value] }))

interface IntakeFormProps {
  /** Id of the new report, which is also its tracking code. */
  id: string
  values: Values
  onRestore: (offered: AutosavedEntry) => void
  onStored: (outcome: { differs: boolean }) => void
}

export function IntakeForm({ id, values, onRestore, onStored }: IntakeFormProps) {
  const person = useStaff()
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const autosave = useAutosavedForm(form, {
    uid: person.uid,
    id,
    name: 'pengaduan',
    subject: '',
    base: EMPTY_INTAKE,
  })
  const client = useQueryClient()
  const [progress, setProgress] = useState<string | null>(null)
  const { saving } = useSaving('Saving the recorded report failed')

  function submit() {
    return saving(async () => {
      setProgress('Menyimpan …')
      try {
        const { channel, photo, ...input } = validateForm(form, intakeInput)
        const outcome = await recordReport({ id, input, channel, photo, by: person.uid }, (share) =>
          setProgress(share < 1 ? `Mengunggah foto ${Math.floor(share * 100)}% …` : 'Menyimpan …'),
        )
        await autosave.drop()
        void client.invalidateQueries({ queryKey: adminKeys.complaints })
        void refreshSession()
        onStored(outcome)
      } finally {
        setProgress(null)
      }
    })
  }

  return (
    <EditForm
      form={form}
      label="Laporan baru"
      className="max-w-xl gap-6"
      autosave={autosave}
      titleOf={({ values }) => draftTitle({ data: values })}
      onRestore={onRestore}
      submitLabel="Simpan laporan"
      busyLabel={progress ?? ''}
      busy={progress !== null}
      onSubmit={() => void submit()}
    >
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
      <PhotoField
        name="photo"
        label="Foto"
        hint="Bila pelapor membawa atau mengirim foto."
        optional
        prepare={prepareReportPhoto}
      />
    </EditForm>
  )
}
