import { useId, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import * as v from 'valibot'
import { FieldError } from '@/components/form/fields/field-frame'
import { SelectField } from '@/components/form/fields/select-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { CATEGORY_LABEL, CHANNEL_LABEL, COMPLAINT_CATEGORIES } from '@/domain/complaints/complaint'
import { complaintInput } from '@/domain/complaints/complaint-schema'
import { LIMITS } from '@/domain/limits'
import { adminKeys } from '@/lib/query/admin-keys'
import { prepareReportPhoto } from '@/lib/images/prepare-report-photo'
import { DocumentForm } from '@/staff/documents/document-form'
import type { EditedDocument } from '@/staff/documents/edited-document'
import type { Notice } from '@/stores/notice'
import { PHOTO_NOT_READY, PhotoField, isPrepared } from '../photo-field'
import { newTrackingCode, recordReport } from './record'

const STAFF_CHANNELS = ['datang', 'telepon', 'whatsapp'] as const
type StaffChannel = (typeof STAFF_CHANNELS)[number]

const intakeInput = v.object({
  ...complaintInput.entries,
  channel: v.picklist(STAFF_CHANNELS, 'Pilih lewat mana laporan ini masuk.'),
  photo: v.nullable(v.pipe(v.blob(), v.check(isPrepared, PHOTO_NOT_READY))),
})

const STORED_BEFORE =
  'Laporan ini ternyata sudah tersimpan. Perubahan sesudahnya belum; tulis sebagai catatan di laporan itu.'

const EMPTY = {
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

const NEW_REPORT: Omit<EditedDocument<v.InferOutput<typeof intakeInput>>, 'save'> = {
  path: '',
  newId: newTrackingCode,
  label: 'Laporan baru',
  noun: 'laporan',
  autosaveName: 'pengaduan',
  titleOf: ({ name = '' }) => String(name),
  words: { labels: {} },
  valuesOf: () => EMPTY,
  input: intakeInput,
  refresh: (client) => void client.invalidateQueries({ queryKey: adminKeys.complaints }),
}

interface IntakeFormProps {
  /** Called with the tracking code. The notice is a note if another version of the report was stored before. */
  onStored: (notice: Notice, id: string) => void
}

export function IntakeForm({ onStored }: IntakeFormProps) {
  const [progress, setProgress] = useState<string>()
  return (
    <DocumentForm
      document={{
        ...NEW_REPORT,
        async save({ id, wanted, actor: by }) {
          setProgress(undefined)
          const { differs } = await recordReport({ ...wanted, id, by }, (share) =>
            setProgress(share < 1 ? `Mengunggah foto ${Math.floor(share * 100)}% …` : undefined),
          )
          return differs ? { kind: 'note', text: STORED_BEFORE } : {}
        },
      }}
      submitLabel="Simpan laporan"
      busyLabel={progress}
      onSaved={onStored}
    >
      {() => (
        <>
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
        </>
      )}
    </DocumentForm>
  )
}
