import * as v from 'valibot'
import { RowsField } from '@/components/form/fields/rows-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import type { FormWords } from '@/components/form/form-conflict'
import { FormPart } from '@/components/form/form-part'
import { useStaff } from '@/components/staff/staff'
import {
  DEFAULT_DESK_SETTINGS,
  type DeskSettings,
  readableDeskSettings,
} from '@/domain/complaints/desk-settings-schema'
import { LIMITS } from '@/domain/limits'
import { adminKeys } from '@/lib/query/admin-keys'
import { DocumentForm } from '@/staff/documents/document-form'
import type { EditedDocument } from '@/staff/documents/edited-document'
import { StaffScreen } from '@/staff/staff-screen'
import {
  adminDeskSettingsForm,
  deskSettingsBase,
  deskSettingsForm,
  deskSettingsValues,
} from './desk-settings-input'
import { IntakeSettings } from './intake-settings'
import { saveDeskSettings } from './save-desk-settings'

export const DESK_SETTINGS_LABELS: Record<keyof DeskSettings, string> = {
  templates: 'Templat balasan',
  recipients: 'E-mail penerima pemberitahuan',
  telegramChat: 'ID obrolan Telegram',
  anonymiseAfterMonths: 'Anonimkan setelah (bulan)',
}

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

const DESK_SETTINGS: EditedDocument<Partial<DeskSettings>> = {
  path: 'desk_settings/1',
  label: 'Pengaturan pengaduan',
  noun: 'pengaturan',
  autosaveName: 'pengaturan pengaduan',
  words: WORDS,
  valuesOf: (stored) =>
    deskSettingsValues(v.parse(readableDeskSettings, stored ?? DEFAULT_DESK_SETTINGS)),
  input: deskSettingsForm,
  save: ({ base, wanted, attempts, actor }) =>
    saveDeskSettings(v.parse(deskSettingsBase, base), wanted, attempts, actor),
  refresh: (client) => void client.invalidateQueries({ queryKey: adminKeys.deskSettings }),
}

/** Form for the desk settings. Admins can also open or close intake and change the promised answer time. */
export default function DeskSettingsForm({ path }: { path: string }) {
  // The retention period is reserved for admins, because anonymisation is irreversible.
  const isAdmin = useStaff().role === 'admin'
  return (
    <StaffScreen
      title={DESK_SETTINGS.label}
      back={{ to: path, label: 'Pengaduan' }}
      className="gap-10"
    >
      {isAdmin && <IntakeSettings />}
      <DocumentForm
        document={{ ...DESK_SETTINGS, input: isAdmin ? adminDeskSettingsForm : deskSettingsForm }}
        className="max-w-xl gap-10"
        submitLabel="Simpan pengaturan"
      >
        {() => (
          <>
            <FormPart
              title="Templat balasan"
              purpose="Jawaban yang sering dipakai. Petugas memilihnya saat menanggapi laporan, lalu mengubahnya seperlunya."
            >
              <RowsField
                name="templates"
                noun="Templat"
                limit={LIMITS.templates}
                fresh={() => ({ title: '', text: '' })}
              >
                {(path) => (
                  <>
                    <TextField name={`${path}.title`} label="Judul templat" />
                    <TextArea
                      name={`${path}.text`}
                      label="Isi templat"
                      rows={3}
                      limit={LIMITS.reply}
                    />
                  </>
                )}
              </RowsField>
            </FormPart>
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
            {isAdmin && (
              <FormPart title="Data pribadi">
                <TextField
                  name="anonymiseAfterMonths"
                  label={DESK_SETTINGS_LABELS.anonymiseAfterMonths}
                  hint="Nama, alamat, telepon, isi, dan foto laporan yang sudah ditutup selama itu dihapus otomatis."
                  inputMode="numeric"
                />
              </FormPart>
            )}
          </>
        )}
      </DocumentForm>
    </StaffScreen>
  )
}
