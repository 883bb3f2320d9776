import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormPart } from '@/components/form/form-part'
import { SubmitButton } from '@/components/form/submit-button'
import { TextArea } from '@/components/form/text-area'
import { TextField } from '@/components/form/text-field'
import { InvalidForm, showFieldErrors, validate, type Values } from '@/components/form/validate'
import { ConflictNotice, type Versions } from '@/components/ui/conflict-notice'
import { KeptLine } from '@/components/ui/kept-line'
import { KeptOffers } from '@/components/ui/kept-offers'
import { useOnce } from '@/components/use-once'
import type { TimeZone } from '@/domain/date'
import { LIMITS } from '@/domain/limits'
import type { KeptWork } from '@/lib/kept-work'
import { adminKeys } from '@/lib/query/admin-keys'
import { discardWork, dropWork, useKeptState } from '@/stores/kept-work'
import { dismissNotice, showNotice } from '@/stores/notice'
import { showFailure } from '@/stores/show-failure'
import { useKeptForm } from '@/stores/use-kept-form'
import { deskSettingsForm, type DeskSettingsInput, deskSettingsValues } from './desk-settings-input'
import { TemplateFields } from './desk-settings-templates'
import { DeskSettingsConflict, saveDeskSettings } from './save-desk-settings'

const TITLE = 'Pengaturan pengaduan'

const LABELS: Record<keyof DeskSettingsInput, string> = {
  templates: 'Templat balasan',
  recipients: 'E-mail penerima pemberitahuan',
  telegramChat: 'ID obrolan Telegram',
  anonymiseAfterMonths: 'Anonimkan setelah (bulan)',
}

interface DeskSettingsFieldsProps {
  /** Under which it is kept. */
  id: string
  /** What is changed, as the form holds it, and what is typed already. */
  base: Values
  values: Values
  uid: string
  zone: TimeZone
  onRestore: (work: KeptWork) => void
  onSaved: (saved: DeskSettingsInput) => void
}

export function DeskSettingsFields(props: DeskSettingsFieldsProps) {
  const { id, values, uid, zone, onRestore, onSaved } = props
  const [base, setBase] = useState(props.base)
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const { offers } = useKeptForm(form, {
    uid,
    id,
    name: 'pengaturan pengaduan',
    subject: 'desk_settings/1',
    title: TITLE,
    base,
  })
  const kept = useKeptState(id)
  const client = useQueryClient()
  const [busy, once] = useOnce()
  const [conflict, setConflict] = useState<DeskSettingsConflict | null>(null)
  const tried = useRef<DeskSettingsInput[]>([])

  function save(before: Values) {
    return once(async () => {
      dismissNotice()
      setConflict(null)
      try {
        const wanted = validate(deskSettingsForm, form.getValues())
        const saved = await saveDeskSettings(
          v.parse(deskSettingsForm, before),
          wanted,
          tried.current,
          uid,
        ).catch((error: unknown) => {
          tried.current.push(wanted)
          throw error
        })
        await dropWork({ uid, id })
        void client.invalidateQueries({ queryKey: adminKeys.deskSettings })
        showNotice({ kind: 'success', text: 'Pengaturan pengaduan disimpan.' })
        onSaved(saved)
      } catch (error) {
        if (error instanceof DeskSettingsConflict) return setConflict(error)
        if (error instanceof InvalidForm) showFieldErrors(form, error)
        showFailure('Pengaturan pengaduan gagal disimpan', error)
      }
    })
  }

  /** From now on what the others stored is what is changed. */
  function rebase({ fields, theirs }: DeskSettingsConflict): Values {
    const stored = deskSettingsValues(theirs)
    const next = { ...base, ...Object.fromEntries(fields.map((field) => [field, stored[field]])) }
    setBase(next)
    return next
  }

  function take(conflict: DeskSettingsConflict) {
    const next = rebase(conflict)
    for (const field of conflict.fields) form.setValue(field, next[field])
    setConflict(null)
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={TITLE}
        className="flex max-w-xl flex-col gap-10"
        onSubmit={(event) => {
          event.preventDefault()
          void save(base)
        }}
      >
        <KeptOffers
          offers={offers}
          titleOf={() => TITLE}
          zone={zone}
          onRestore={onRestore}
          onDiscard={(work) => void discardWork(work)}
        />
        <fieldset disabled={busy} className="contents">
          <TemplateFields />
          <FormPart
            title="Pemberitahuan laporan baru"
            purpose="Dikirim tanpa nama, alamat, atau isi laporan. Kosongkan bila tidak diperlukan."
          >
            <TextArea
              name="recipients"
              label={LABELS.recipients}
              hint="Satu alamat per baris."
              optional
              rows={3}
              limit={LIMITS.recipients * LIMITS.email}
            />
            <TextField
              name="telegramChat"
              label={LABELS.telegramChat}
              hint="Angka, atau @nama grup tempat bot desa menjadi anggota."
              optional
            />
          </FormPart>
          <FormPart title="Data pribadi">
            <TextField
              name="anonymiseAfterMonths"
              label={LABELS.anonymiseAfterMonths}
              hint="Nama, alamat, telepon, isi, dan foto laporan yang sudah ditutup selama itu dihapus otomatis."
              inputMode="numeric"
            />
          </FormPart>
        </fieldset>
        {conflict && (
          <ConflictNotice
            versions={versionsOf(conflict, form.getValues())}
            self={conflict.self}
            onTake={() => take(conflict)}
            onOverwrite={() => void save(rebase(conflict))}
          />
        )}
        <KeptLine {...kept} zone={zone} />
        <SubmitButton label="Simpan pengaturan" busyLabel="Menyimpan …" busy={busy} />
      </form>
    </FormProvider>
  )
}

function versionsOf({ fields, theirs }: DeskSettingsConflict, mine: Values): Versions[] {
  const stored = deskSettingsValues(theirs)
  return fields.map((field) => ({
    label: LABELS[field],
    mine: inWords(mine[field]),
    theirs: inWords(stored[field]),
  }))
}

function inWords(value: unknown): string {
  if (!Array.isArray(value)) return String(value) || '(kosong)'
  const titles = (value as { title: string }[]).map(({ title }) => title)
  return titles.join('\n') || '(kosong)'
}
