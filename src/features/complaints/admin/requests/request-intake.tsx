import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { SelectField } from '@/components/form/fields/select-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { LIMITS } from '@/domain/limits'
import { ACCESS, DELIVERY } from '@/domain/requests/request'
import { requestInput } from '@/domain/requests/request-schema'
import { adminKeys } from '@/lib/query/admin-keys'
import { DocumentForm } from '@/staff/documents/document-form'
import type { EditedDocument } from '@/staff/documents/edited-document'
import { StaffScreen } from '@/staff/staff-screen'
import { showNotice } from '@/stores/notice'
import { newTrackingCode, recordRequest } from '../intake/record'
import { channelLabel } from './labels'

const CHANNELS = ['datang', 'telepon', 'whatsapp', 'surat'] as const

const intakeInput = v.object({
  ...requestInput.entries,
  channel: v.picklist(CHANNELS, 'Pilih lewat mana permohonan ini masuk.'),
})

const EMPTY = Object.fromEntries(Object.keys(intakeInput.entries).map((name) => [name, '']))

const STORED_BEFORE =
  'Permohonan ini ternyata sudah tersimpan. Perubahan sesudahnya belum: bandingkan, dan bila perlu catat permohonan baru.'

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

const NEW_REQUEST: EditedDocument<v.InferOutput<typeof intakeInput>> = {
  path: '',
  newId: newTrackingCode,
  label: 'Permohonan baru',
  noun: 'permohonan',
  autosaveName: 'requests',
  words: { labels: {} },
  valuesOf: () => EMPTY,
  input: intakeInput,
  async save({ id, wanted, actor: by }) {
    const { differs } = await recordRequest({ ...wanted, id, by })
    return differs ? { kind: 'note', text: STORED_BEFORE } : {}
  },
  saved: { text: 'Permohonan dicatat. Beri pemohon nomor register dan kodenya.' },
  refresh: (client) => void client.invalidateQueries({ queryKey: adminKeys.requests }),
}

export function RequestIntake({ path }: { path: string }) {
  const navigate = useNavigate()
  return (
    <StaffScreen
      title="Catat permohonan"
      back={{ to: path, label: 'Permohonan informasi' }}
      intro="Untuk warga yang datang, menelepon, atau bersurat. Lihat kartu identitasnya, tetapi jangan mencatat NIK."
    >
      <DocumentForm
        document={NEW_REQUEST}
        submitLabel="Simpan permohonan"
        onSaved={(notice, id) => {
          showNotice(notice)
          void navigate(`${path}/${id}`)
        }}
      >
        {() => (
          <>
            <SelectField
              name="channel"
              label="Masuk lewat"
              options={CHANNELS.map((value) => ({ value, label: channelLabel(value) }))}
            />
            <TextField name="name" label="Nama" />
            <TextField name="address" label="Alamat" />
            <TextField name="contact" label="Nomor WhatsApp atau e-mail" />
            <TextField name="onBehalf" label="Atas nama lembaga" optional />
            <TextArea
              name="information"
              label="Informasi yang diminta"
              rows={5}
              limit={LIMITS.information}
            />
            <TextArea name="purpose" label="Alasan permintaan" rows={2} limit={LIMITS.purpose} />
            <SelectField name="access" label="Cara memperoleh" options={optionsOf(ACCESS)} />
            <SelectField name="delivery" label="Cara menerima" options={optionsOf(DELIVERY)} />
          </>
        )}
      </DocumentForm>
    </StaffScreen>
  )
}
