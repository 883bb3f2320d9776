import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { PictureQueueProvider } from '@/components/form/picture-queue-context'
import { SubmitButton } from '@/components/form/submit-button'
import { useSendPictures } from '@/components/form/use-picture-queue'
import { InvalidForm, showFieldErrors, validate, type Values } from '@/components/form/validate'
import { ConflictNotice } from '@/components/ui/conflict-notice'
import { KeptLine } from '@/components/ui/kept-line'
import { KeptOffers } from '@/components/ui/kept-offers'
import { useOnce } from '@/components/use-once'
import { formatInstant, type TimeZone } from '@/domain/date'
import { type SettingsInput, settingsInput } from '@/domain/schemas/settings-input'
import type { Settings } from '@/domain/settings'
import { createPictureQueue } from '@/lib/images/picture-queue'
import type { KeptWork } from '@/lib/kept-work'
import { contentKeys } from '@/lib/query/content-keys'
import { saveSettings, SettingsConflict } from '@/lib/save-settings'
import { discardWork, dropWork, useKeptState } from '@/stores/kept-work'
import { dismissNotice, showNotice } from '@/stores/notice'
import { refreshSession } from '@/stores/session'
import { showFailure } from '@/stores/show-failure'
import { useKeptForm } from '@/stores/use-kept-form'
import { PartnerFields } from './partner-fields'
import { PlaceFields } from './place-fields'
import {
  ComplaintFields,
  ContactFields,
  HoursFields,
  IdentityFields,
  LookFields,
  SocialFields,
} from './settings-fields'
import { logoField, type PartnerRow, settingsOf, settingsValues } from './settings-values'
import { versionsOf } from './settings-versions'

const TITLE = 'Pengaturan situs'

interface SettingsFormProps {
  /** Under which it is kept. */
  id: string
  /** What is changed, as the form holds it, what is typed already and chosen for it. */
  base: Values
  values: Values
  pictures: KeptWork['pictures']
  uid: string
  zone: TimeZone
  nameOf: (uid: string) => ReactNode
  onRestore: (work: KeptWork) => void
  onSaved: (saved: Settings) => void
}

export function SettingsForm(props: SettingsFormProps) {
  const { id, values, pictures, uid, zone, nameOf, onRestore, onSaved } = props
  const [base, setBase] = useState(props.base)
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const [queue] = useState(() => {
    const queue = createPictureQueue()
    queue.restore(pictures)
    return queue
  })
  const { offers, keep } = useKeptForm(form, {
    uid,
    id,
    name: 'pengaturan situs',
    subject: 'site_settings/1',
    title: TITLE,
    base,
    pictures: queue.kept,
  })
  // Only admins come here, whose pictures are public at once.
  useSendPictures(queue, form, '', () => void keep())
  const kept = useKeptState(id)
  const client = useQueryClient()
  const [busy, once] = useOnce()
  const [conflict, setConflict] = useState<SettingsConflict | null>(null)
  const tried = useRef<SettingsInput[]>([])

  function save(before: Values) {
    return once(async () => {
      dismissNotice()
      setConflict(null)
      try {
        await queue.settled()
        const wanted = validate(settingsInput, settingsOf(form.getValues()))
        const earlier = [...tried.current]
        tried.current.push(wanted)
        const saved = await saveSettings(settingsOf(before), wanted, earlier, uid)
        await dropWork({ uid, id })
        void client.invalidateQueries({ queryKey: contentKeys.document('site_settings', '1') })
        void refreshSession()
        showNotice({ kind: 'success', text: 'Pengaturan disimpan.' })
        onSaved(saved)
      } catch (error) {
        if (error instanceof SettingsConflict) return setConflict(error)
        if (error instanceof InvalidForm) showFieldErrors(form, error)
        showFailure('Pengaturan gagal disimpan', error)
      }
    })
  }

  /** From now on what the others stored is what is changed. */
  function rebase({ fields, theirs }: SettingsConflict): Values {
    const next = { ...base, ...partOf(settingsValues(theirs), fields) }
    setBase(next)
    return next
  }

  function take(conflict: SettingsConflict) {
    rebase(conflict)
    const theirs = partOf(settingsValues(conflict.theirs), conflict.fields)
    for (const [field, value] of Object.entries(theirs)) form.setValue(field, value)
    setConflict(null)
  }

  return (
    <PictureQueueProvider value={queue}>
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={TITLE}
          className="flex max-w-xl flex-col gap-10 [&_:is(input,select,textarea,button)]:scroll-mb-28"
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
            <IdentityFields />
            <ContactFields />
            <SocialFields />
            <HoursFields />
            <PlaceFields />
            <PartnerFields />
            <LookFields />
            <ComplaintFields />
          </fieldset>
          {conflict && (
            <ConflictNotice
              versions={versionsOf(conflict, form.getValues())}
              self={conflict.self}
              {...(!conflict.self &&
                conflict.at && {
                  who: (
                    <>
                      {nameOf(conflict.by)}, {formatInstant(zone, new Date(conflict.at))},
                    </>
                  ),
                })}
              onTake={() => take(conflict)}
              onOverwrite={() => void save(rebase(conflict))}
            />
          )}
          <div className="action-bar sticky bottom-0 z-10 -mx-4 flex flex-col items-start gap-2 border-t border-hairline bg-paper px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
            <KeptLine {...kept} zone={zone} />
            <SubmitButton label="Simpan pengaturan" busyLabel="Menyimpan …" busy={busy} />
          </div>
        </form>
      </FormProvider>
    </PictureQueueProvider>
  )
}

/** Some fields of the form; the logos go with the partners. */
function partOf(values: Values, fields: readonly (keyof Settings)[]): Values {
  const rows = fields.includes('partners') ? (values['partners'] as PartnerRow[]) : []
  const names = [...fields, ...rows.map(({ key }) => logoField(key))]
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
