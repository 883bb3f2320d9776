import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as v from 'valibot'
import { EditForm } from '@/components/form/edit-form'
import { validateForm, type Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { draftTitle } from '@/domain/drafts/draft'
import { trackingCodeFrom } from '@/domain/ids/id'
import { adminKeys } from '@/lib/query/admin-keys'
import { restoreEntry, useAutosavedForm } from '@/services/autosave/use-autosaved-form'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
import type { Recorded } from './record'

interface NewRecordProps<Input extends object> {
  collection: 'complaints' | 'requests'
  /** Name of the form in autosave entries. */
  name: string
  label: string
  empty: Values
  schema: v.GenericSchema<Values, Input>
  submitLabel: string
  store: (record: Input & Recorded, onProgress: (share: number) => void) => Promise<Outcome>
  onStored: (id: string, outcome: Outcome) => void
  children: ReactNode
}

interface Outcome {
  differs: boolean
}

interface Opened {
  id: string
  values: Values
}

/** Form in which staff enter a report or request that somebody made by phone or at the office. */
export function NewRecord<Input extends object>(props: NewRecordProps<Input>) {
  // Retries use the same code, so that they create one record.
  const [opened, setOpened] = useState<Opened>(() => ({
    id: trackingCodeFrom(crypto.getRandomValues(new Uint8Array(16))),
    values: props.empty,
  }))
  return <RecordForm key={opened.id} {...props} {...opened} onOpen={setOpened} />
}

type RecordFormProps<Input extends object> = NewRecordProps<Input> &
  Opened & { onOpen: (opened: Opened) => void }

const SAVING = 'Menyimpan …'

function RecordForm<Input extends object>(props: RecordFormProps<Input>) {
  const { collection, name, label, empty, schema, submitLabel, store, onStored, children } = props
  const { id, values, onOpen } = props
  const { uid } = useStaff()
  const client = useQueryClient()
  const form = useForm<Values>({ defaultValues: { ...empty, ...values }, mode: 'onChange' })
  const autosave = useAutosavedForm(form, { uid, id, name, subject: '', base: empty })
  const { busy, saving } = useSaving('Saving the new record failed')
  const [busyLabel, setBusyLabel] = useState(SAVING)

  async function submit() {
    setBusyLabel(SAVING)
    const outcome = await store({ ...validateForm(form, schema), id, by: uid }, (share) =>
      setBusyLabel(share < 1 ? `Mengunggah foto ${Math.floor(share * 100)}% …` : SAVING),
    )
    await autosave.drop()
    void client.invalidateQueries({ queryKey: adminKeys[collection] })
    void refreshSession()
    onStored(id, outcome)
  }

  return (
    <EditForm
      form={form}
      label={label}
      className="max-w-xl gap-6"
      autosave={autosave}
      titleOf={({ values }) => draftTitle({ data: values })}
      onRestore={(offered) => void restoreEntry(offered).then((entry) => entry && onOpen(entry))}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      busy={busy}
      onSubmit={() => void saving(submit)}
    >
      {children}
    </EditForm>
  )
}
