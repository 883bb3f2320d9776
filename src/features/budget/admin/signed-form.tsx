import { type ReactNode, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ulid } from 'ulid'
import type * as v from 'valibot'
import { SubmitButton } from '@/components/form/submit-button'
import { InvalidForm, showFieldErrors, validate, type Values } from '@/components/form/validate'
import { ConflictNotice } from '@/components/ui/conflict-notice'
import { KeptLine } from '@/components/ui/kept-line'
import { KeptOffers } from '@/components/ui/kept-offers'
import { useOnce } from '@/components/use-once'
import type { TimeZone } from '@/domain/date'
import type { RawDocument } from '@/lib/firebase/writes'
import type { KeptWork } from '@/lib/kept-work'
import { discardWork, dropWork, useKeptState } from '@/stores/kept-work'
import { dismissNotice, showNotice } from '@/stores/notice'
import { refreshSession } from '@/stores/session'
import { showFailure } from '@/stores/show-failure'
import { takeOver, useKeptForm } from '@/stores/use-kept-form'
import { LastChange } from './last-change'
import { saveSigned, SignedConflict } from './save-signed'

interface SignedFormProps<Output extends object> {
  title: string
  /** Of each field, for a conflict. */
  labels: Readonly<Record<string, string>>
  path: string
  schema: v.GenericSchema<Values, Output>
  /** The document as it was opened; null where there is none. */
  stored: RawDocument | null
  /** What the fields hold for a stored document, and for none. */
  valuesOf: (stored: RawDocument | null) => Values
  /** What is stored beside what the fields say. */
  added?: object
  uid: string
  zone: TimeZone
  renderName: (uid: string) => ReactNode
  /** What is said when it is saved. */
  saved: string
  onSaved: () => void
  children: ReactNode
}

interface Opened {
  id: string
  base: Values
  version: string
  values: Values
}

/** A form for a document that is saved whole; what is typed is kept on the device until then. */
export function SignedForm<Output extends object>(props: SignedFormProps<Output>) {
  const { stored, valuesOf } = props
  const [opened, setOpened] = useState<Opened>(() => {
    const base = valuesOf(stored)
    return { id: ulid(), base, version: stored?.updatedAt ?? '', values: base }
  })

  async function restore(kept: KeptWork) {
    const work = await takeOver(kept)
    const { base = opened.base } = work ?? {}
    if (work) setOpened({ id: work.id, base, version: work.baseVersion, values: work.values })
  }

  return (
    <OpenedForm key={opened.id} {...props} {...opened} onRestore={(work) => void restore(work)} />
  )
}

function OpenedForm<Output extends object>({
  id,
  values,
  onRestore,
  ...props
}: SignedFormProps<Output> & Opened & { onRestore: (work: KeptWork) => void }) {
  const { title, labels, path, schema, stored, valuesOf, added, uid, zone } = props
  const { renderName, saved, onSaved, children } = props
  const [base, setBase] = useState(props.base)
  const [version, setVersion] = useState(props.version)
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const { offers } = useKeptForm(form, {
    uid,
    id,
    name: 'anggaran',
    subject: path,
    title,
    base,
    baseVersion: version,
  })
  const kept = useKeptState(id)
  const [busy, once] = useOnce()
  const [conflict, setConflict] = useState<SignedConflict | null>(null)
  const tried = useRef<object[]>([])

  function save(onto: string) {
    return once(async () => {
      dismissNotice()
      setConflict(null)
      try {
        const fields = { ...validate(schema, form.getValues()), ...added }
        tried.current.push(fields)
        await saveSigned({ path, fields, version: onto, actor: uid, tried: tried.current })
        await dropWork({ uid, id })
        void refreshSession()
        showNotice({ kind: 'success', text: saved })
        onSaved()
      } catch (error) {
        if (error instanceof SignedConflict) return setConflict(error)
        if (error instanceof InvalidForm) showFieldErrors(form, error)
        showFailure(`${title} gagal disimpan`, error)
      }
    })
  }

  function take({ theirs }: SignedConflict) {
    const next = valuesOf(theirs)
    for (const [field, value] of Object.entries(next)) form.setValue(field, value)
    setBase(next)
    setVersion(theirs?.updatedAt ?? '')
    setConflict(null)
  }

  function versionsOf({ theirs }: SignedConflict) {
    const [mine, other] = [form.getValues(), valuesOf(theirs)]
    return Object.entries(labels)
      .filter(([field]) => mine[field] !== other[field])
      .map(([field, label]) => ({
        label,
        mine: String(mine[field]) || '(kosong)',
        theirs: String(other[field]) || '(kosong)',
      }))
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={title}
        className="flex max-w-xl flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void save(version)
        }}
      >
        <LastChange
          by={stored?.updatedBy ?? ''}
          at={stored?.updatedAt ?? ''}
          uid={uid}
          zone={zone}
          renderName={renderName}
        />
        <KeptOffers
          offers={offers}
          titleOf={() => title}
          zone={zone}
          onRestore={onRestore}
          onDiscard={(work) => void discardWork(work)}
        />
        <fieldset disabled={busy} className="contents">
          {children}
        </fieldset>
        {conflict && (
          <ConflictNotice
            versions={versionsOf(conflict)}
            self={conflict.self}
            onTake={() => take(conflict)}
            onOverwrite={() => void save(conflict.theirs?.updatedAt ?? '')}
          />
        )}
        <KeptLine {...kept} zone={zone} />
        <SubmitButton label="Simpan" busyLabel="Menyimpan …" busy={busy} />
      </form>
    </FormProvider>
  )
}
