import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EditForm } from '@/components/form/edit-form'
import { SelectField } from '@/components/form/fields/select-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { validateForm, type Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { CATEGORY_LABEL, COMPLAINT_CATEGORIES } from '@/domain/complaints/complaint'
import { draftTitle } from '@/domain/drafts/draft'
import { LIMITS } from '@/domain/limits'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { adminKeys } from '@/lib/query/admin-keys'
import { useAutosavedForm } from '@/services/autosave/use-autosaved-form'
import { useSaving } from '@/services/saving/use-saving'
import { prepareReportPhoto } from '@/lib/images/prepare-report-photo'
import { refreshSession } from '@/services/session/refresh-session'
import { PhotoField } from '../photo-field'
import { ChannelChoice } from './channel-choice'
import { EMPTY_INTAKE, intakeInput } from './intake-input'
import { recordReport } from './record-report'

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
