import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { EditForm } from '@/components/form/edit-form'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { FormConflict, type FormWords } from '@/components/form/form-conflict'
import { FormPart } from '@/components/form/form-part'
import { validateForm, type Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import type { DeskSettings } from '@/domain/complaints/desk-settings-schema'
import { LIMITS } from '@/domain/limits'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { adminKeys } from '@/lib/query/admin-keys'
import { Conflict } from '@/lib/saving/conflict'
import { useAutosavedForm } from '@/services/autosave/use-autosaved-form'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
import { showNotice } from '@/stores/notice'
import { DESK_SETTINGS_LABELS } from './desk-settings-labels'
import {
  adminDeskSettingsForm,
  deskSettingsBase,
  deskSettingsForm,
  deskSettingsValues,
} from './desk-settings-input'
import { TemplateFields } from './desk-settings-templates'
import { saveDeskSettings } from './save-desk-settings'

const TITLE = 'Pengaturan pengaduan'

const WORDS: FormWords = {
  labels: DESK_SETTINGS_LABELS,
  text(field, values) {
    const value = values[field]
    if (!Array.isArray(value)) return String(value)
    return (value as { title: string; text: string }[])
      .map(({ title, text }) => `${title}: ${text}`)
      .join('\n')
  },
}

interface DeskSettingsFieldsProps {
  id: string
  base: Values
  values: Values
  onRestore: (entry: AutosavedEntry) => void
  onSaved: (saved: DeskSettings) => void
}

export function DeskSettingsFields(props: DeskSettingsFieldsProps) {
  const person = useStaff()
  const { id, values, onRestore, onSaved } = props
  const { uid } = person
  // Anonymisation is irreversible, therefore the retention months are for admins.
  const hasMonths = person.role === 'admin'
  const [base, setBase] = useState(props.base)
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const autosave = useAutosavedForm(form, {
    uid,
    id,
    name: 'pengaturan pengaduan',
    subject: 'desk_settings/1',
    title: TITLE,
    base,
  })
  const client = useQueryClient()
  const { busy, conflict, settle, saving } = useSaving(
    'Saving the complaint settings failed',
    Conflict<DeskSettings>,
  )
  const attempts = useRef<Partial<DeskSettings>[]>([])

  function save(before: Values) {
    return saving(async () => {
      const wanted = validateForm(form, hasMonths ? adminDeskSettingsForm : deskSettingsForm)
      attempts.current.push(wanted)
      const from = v.parse(deskSettingsBase, before)
      const saved = await saveDeskSettings(from, wanted, attempts.current, uid)
      await autosave.drop()
      void client.invalidateQueries({ queryKey: adminKeys.deskSettings })
      void refreshSession()
      showNotice({ kind: 'success', text: 'Pengaturan pengaduan disimpan.' })
      onSaved(saved)
    })
  }

  return (
    <EditForm
      form={form}
      label={TITLE}
      className="max-w-xl gap-10"
      autosave={autosave}
      onRestore={onRestore}
      conflict={
        conflict && (
          <FormConflict
            conflict={conflict}
            form={form}
            words={WORDS}
            base={base}
            valuesOf={deskSettingsValues}
            onSettle={(edited, isMerged) => {
              setBase(edited.base)
              settle(isMerged)
            }}
            onOverwrite={(edited) => void save(edited.base)}
          />
        )
      }
      submitLabel="Simpan pengaturan"
      busy={busy}
      onSubmit={() => void save(base)}
    >
      <TemplateFields />
      <FormPart
        title="Pemberitahuan laporan baru"
        purpose="Dikirim tanpa nama, alamat, atau isi laporan. Kosongkan bila tidak diperlukan."
      >
        <TextArea
          name="recipients"
          label={DESK_SETTINGS_LABELS.recipients}
          hint="Satu alamat per baris."
          optional
          rows={3}
          limit={LIMITS.recipients * LIMITS.email}
        />
        <TextField
          name="telegramChat"
          label={DESK_SETTINGS_LABELS.telegramChat}
          hint="Angka, atau @nama grup tempat bot desa menjadi anggota."
          optional
        />
      </FormPart>
      {hasMonths && (
        <FormPart title="Data pribadi">
          <TextField
            name="anonymiseAfterMonths"
            label={DESK_SETTINGS_LABELS.anonymiseAfterMonths}
            hint="Nama, alamat, telepon, isi, dan foto laporan yang sudah ditutup selama itu dihapus otomatis."
            inputMode="numeric"
          />
        </FormPart>
      )}
    </EditForm>
  )
}
