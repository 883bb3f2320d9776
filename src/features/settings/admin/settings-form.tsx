import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { EditForm } from '@/components/form/edit-form'
import { FormConflict } from '@/components/form/form-conflict'
import { FormPart } from '@/components/form/form-part'
import { PictureQueueProvider } from '@/components/form/pictures/picture-queue-context'
import { useSendPictures } from '@/components/form/pictures/use-picture-queue'
import { useDoubtQuestions } from '@/components/form/use-doubt-questions'
import { goToField, validateForm, type Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { COLLECTIONS, nounOf } from '@/domain/collections'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { createPictureQueue } from '@/lib/images/picture-queue'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { Conflict } from '@/lib/saving/conflict'
import { useAutosavedForm } from '@/services/autosave/use-autosaved-form'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
import { showNotice } from '@/stores/notice'
import { PartLinks } from './parts/part-links'
import { UnsavedMark, WrongParts } from './parts/part-marks'
import { SettingsSearch } from './parts/settings-search'
import type { SettingsSubject } from './settings-subject'

interface SettingsFormProps<Stored extends object> {
  subject: SettingsSubject<Stored>
  id: string
  base: Values
  values: Values
  pictures: AutosavedEntry['pictures']
  onRestore: (entry: AutosavedEntry) => void
  onSaved: (saved: Stored) => void
}

export function SettingsForm<Stored extends object>(props: SettingsFormProps<Stored>) {
  const { uid } = useStaff()
  const { subject, id, values, pictures, onRestore, onSaved } = props
  const { inputOf, parts } = subject
  const entry = COLLECTIONS[subject.collection]
  const [base, setBase] = useState(props.base)
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const [queue] = useState(() => {
    const queue = createPictureQueue()
    queue.restore(pictures)
    return queue
  })
  const autosave = useAutosavedForm(form, {
    uid,
    id,
    name: subject.label.toLowerCase(),
    subject: `${subject.collection}/1`,
    title: subject.label,
    base,
    pictures: queue.pending,
  })
  // The form is for admins, whose pictures are public at once.
  useSendPictures(queue, form, '', () => void autosave.flush())
  const client = useQueryClient()
  const { busy, conflict, settle, saving } = useSaving(
    `Saving ${entry.label} failed`,
    Conflict<Stored>,
  )
  const attempts = useRef<Partial<Stored>[]>([])
  const asking = useDoubtQuestions(form)

  function save(before: Values) {
    return saving(async () => {
      await queue.settled()
      const wanted = validateForm(form, subject.input, inputOf(form.getValues()))
      attempts.current.push(wanted)
      const saved = await subject.save(
        inputOf(before) as Partial<Stored>,
        wanted,
        attempts.current,
        uid,
      )
      await autosave.drop()
      void invalidateContent(client, contentKeys.document(subject.collection, '1'))
      void refreshSession()
      showNotice({ kind: 'success', text: `${entry.label} disimpan.` })
      onSaved(saved)
    })
  }

  return (
    <PictureQueueProvider value={queue}>
      {parts.length > 1 && (
        <div className="contents lg:sticky lg:top-6 lg:flex lg:flex-col lg:gap-4">
          <SettingsSearch parts={parts} onChoose={(name) => goToField(form, name)} />
          <PartLinks parts={parts} form={form} base={base} />
        </div>
      )}
      <EditForm
        form={form}
        label={subject.label}
        className="max-w-xl min-w-0 gap-8 sm:gap-10 [&_:is(input,select,textarea,button)]:scroll-mb-28 max-lg:[&_:is(section,input,select,textarea,button)]:scroll-mt-16"
        autosave={autosave}
        onRestore={onRestore}
        conflict={
          conflict && (
            <FormConflict
              conflict={conflict}
              form={form}
              words={subject.words}
              base={base}
              valuesOf={subject.valuesOf}
              onSettle={(edited, isMerged) => {
                setBase(edited.base)
                settle(isMerged)
              }}
              onOverwrite={(edited) => void save(edited.base)}
            />
          )
        }
        foot="action-bar sticky bottom-0 z-10 -mx-4 flex flex-col items-start gap-2 border-t border-hairline bg-paper px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] max-lg:[&>.invisible]:hidden"
        above={<WrongParts parts={parts} form={form} />}
        submitLabel={`Simpan ${nounOf(entry)}`}
        busy={busy}
        onSubmit={() =>
          asking.ask(
            () => subject.doubts?.(form.getValues(), base, client) ?? [],
            () => void save(base),
          )
        }
      >
        {parts.map((part) => (
          <FormPart
            key={part.id}
            id={part.id}
            title={part.title}
            purpose={part.purpose}
            mark={<UnsavedMark part={part} base={base} />}
          >
            <part.Fields />
          </FormPart>
        ))}
      </EditForm>
      {asking.dialog}
    </PictureQueueProvider>
  )
}
