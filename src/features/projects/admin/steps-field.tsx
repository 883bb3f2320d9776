import { useEffect, useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FieldError } from '@/components/form/fields/field-frame'
import { InputField } from '@/components/form/fields/input-field'
import { FileButton } from '@/components/form/fields/file-button'
import { AreaField } from '@/components/form/fields/growing-text-area'
import { fillUploadedPictures, newTextPicture } from '@/components/form/markup/text-pictures'
import { useOptionalPictureQueue } from '@/components/form/pictures/picture-queue-context'
import { TextPictureView } from '@/components/form/pictures/text-picture-view'
import { useToday } from '@/components/browser/use-now'
import { Button } from '@/components/ui/buttons/button'
import { LIMITS } from '@/domain/limits'
import { progressText, type Step, stepsOf } from '@/domain/projects/steps'
import { useZone } from '@/lib/query/settings-query'
import type { FieldProps } from '@/staff/fields/field-table'

const SLOTS = [
  ['Sebelum', '0'],
  ['Separuh jalan', '50'],
  ['Sesudah', '100'],
] as const

/** Field for the dated steps of a project, with percentage, note and picture. Stores one text (`progressText`). */
export function StepsField({ name, label, hint }: FieldProps) {
  const id = useId()
  const form = useFormContext()
  const today = useToday(useZone())
  const { field, fieldState } = useController({ name })
  const text = String(field.value ?? '')
  const steps = stepsOf(text)
  const queue = useOptionalPictureQueue()
  useEffect(() => fillUploadedPictures(form, name), [form, name, text])

  /** Edits the latest value, because an uploaded picture can change it while the user types. */
  const change = (edit: (steps: Step[]) => readonly Step[]) =>
    field.onChange(progressText(edit(stepsOf(String(form.getValues(name) ?? '')))))
  const put = (at: number, changes: Partial<Step>) =>
    change((all) => all.map((step, index) => (index === at ? { ...step, ...changes } : step)))

  function choose(at: number, file: File) {
    const src = newTextPicture()
    put(at, { picture: { src, alt: '', width: 0, height: 0 } })
    void queue?.choose(name + src, file)
  }

  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className="min-w-0">
      <legend className="font-semibold">
        {label} <span className="text-sm font-normal text-ink-2">(tidak wajib)</span>
      </legend>
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {hint}
      </p>
      <div className="mt-2 flex flex-col gap-4">
        <ol className="flex flex-col gap-4 empty:hidden">
          {steps.map((step, at) => (
            <li
              // Steps have no id, so the index identifies them.
              key={at}
              aria-label={`Perkembangan ${at + 1}`}
              className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-4"
            >
              <div className="grid grid-cols-2 gap-4">
                <InputField
                  label="Tanggal"
                  type="date"
                  value={step.day}
                  onChange={({ target }) => put(at, { day: target.value })}
                />
                <InputField
                  label="Persen"
                  inputMode="numeric"
                  autoComplete="off"
                  value={step.percent}
                  onChange={({ target }) => put(at, { percent: target.value })}
                />
              </div>
              <AreaField
                label="Catatan"
                optional
                rows={2}
                limit={LIMITS.stepNote}
                value={step.note}
                onChange={({ target }) => put(at, { note: target.value })}
              />
              {step.picture && (
                <TextPictureView
                  name={name}
                  picture={step.picture}
                  alt="Foto perkembangan"
                  sizes="20rem"
                  className="aspect-video w-full max-w-xs rounded-card bg-surface-2 !object-contain"
                />
              )}
              <div className="relative flex flex-wrap gap-2">
                <FileButton accept="image/*" onChoose={(file) => choose(at, file)}>
                  {step.picture ? 'Ganti foto …' : 'Pilih foto …'}
                  <span className="sr-only"> perkembangan {at + 1}</span>
                </FileButton>
                {step.picture && (
                  <Button look="quiet" onClick={() => put(at, { picture: null })}>
                    Hapus foto
                    <span className="sr-only"> perkembangan {at + 1}</span>
                  </Button>
                )}
                <Button
                  look="quiet"
                  onClick={() => change((all) => all.filter((_, index) => index !== at))}
                >
                  Hapus perkembangan {at + 1}
                </Button>
              </div>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          {SLOTS.map(([slot, percent], index) => (
            <Button
              key={slot}
              ref={index === 0 ? field.ref : undefined}
              name={index === 0 ? name : undefined}
              disabled={steps.length >= LIMITS.steps}
              icon="plus"
              onClick={() =>
                change((all) => [...all, { day: today, percent, note: '', picture: null }])
              }
            >
              {slot} ({percent} %)
            </Button>
          ))}
        </div>
      </div>
      {fieldState.error?.message && (
        <FieldError id={`${id}-error`} text={fieldState.error.message} />
      )}
    </fieldset>
  )
}
