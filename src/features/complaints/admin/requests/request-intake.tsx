import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { EditForm } from '@/components/form/edit-form'
import { SelectField } from '@/components/form/fields/select-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { validateForm, type Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { trackingCodeFrom } from '@/domain/ids/id'
import { LIMITS } from '@/domain/limits'
import { ACCESS, DELIVERY } from '@/domain/requests/request'
import { requestInput } from '@/domain/requests/request-schema'
import { requestWrites } from '@/domain/requests/request-writes'
import { serverTime, transact } from '@/lib/firebase/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { restoreEntry, useAutosavedForm } from '@/services/autosave/use-autosaved-form'
import { useSaving } from '@/services/saving/use-saving'
import { StaffScreen } from '@/staff/staff-screen'
import { showNotice } from '@/stores/notice'
import { storeOnce } from '../store-once'
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

export function RequestIntake({ path }: { path: string }) {
  // Retries use the same code, so that they create one request.
  const [opened, setOpened] = useState<{ id: string; values: Values }>(() => ({
    id: trackingCodeFrom(crypto.getRandomValues(new Uint8Array(16))),
    values: EMPTY,
  }))
  return (
    <StaffScreen
      title="Catat permohonan"
      back={{ to: path, label: 'Permohonan informasi' }}
      intro="Untuk warga yang datang, menelepon, atau bersurat. Lihat kartu identitasnya, tetapi jangan mencatat NIK."
    >
      <IntakeForm
        key={opened.id}
        {...opened}
        path={path}
        onOpen={(id, values) => setOpened({ id, values })}
      />
    </StaffScreen>
  )
}

interface IntakeFormProps {
  id: string
  values: Values
  path: string
  onOpen: (id: string, values: Values) => void
}

function IntakeForm({ id, values, path, onOpen }: IntakeFormProps) {
  const { uid } = useStaff()
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useForm<Values>({ defaultValues: { ...EMPTY, ...values }, mode: 'onChange' })
  const autosave = useAutosavedForm(form, { uid, id, name: 'requests', subject: '', base: EMPTY })
  const { busy, saving } = useSaving('Saving the recorded request failed')

  async function submit() {
    const { channel, ...input } = validateForm(form, intakeInput)
    const date = new Date().toISOString()
    const { differs } = await storeOnce({
      document: `requests/${id}`,
      status: `request_status/${id}`,
      wanted: { ...input, channel },
      failure: 'Gagal menyimpan permohonan:',
      store: () =>
        transact([`request_status/${id}`], ([found]) =>
          found
            ? []
            : requestWrites({ id, input, date, channel, by: uid, serverTime: serverTime() }),
        ),
    })
    await autosave.drop()
    void client.invalidateQueries({ queryKey: adminKeys.requests })
    showNotice(
      differs
        ? { kind: 'note', text: STORED_BEFORE }
        : {
            kind: 'success',
            text: 'Permohonan dicatat. Beri pemohon nomor register dan kodenya.',
          },
    )
    void navigate(`${path}/${id}`)
  }

  return (
    <EditForm
      form={form}
      label="Permohonan baru"
      className="max-w-xl gap-6"
      autosave={autosave}
      onRestore={(offered) =>
        void restoreEntry(offered).then((entry) => entry && onOpen(entry.id, entry.values))
      }
      submitLabel="Simpan permohonan"
      busy={busy}
      onSubmit={() => void saving(submit)}
    >
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
    </EditForm>
  )
}
