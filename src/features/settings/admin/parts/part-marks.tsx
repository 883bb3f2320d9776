import { type UseFormReturn, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { goToField, type Values } from '@/components/form/validate'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Icon } from '@/components/ui/icon'
import { partState } from './part-state'
import type { SettingsPart } from '../fields/settings-part'

export function UnsavedMark({ part, base }: { part: SettingsPart; base: Values }) {
  const { control } = useFormContext<Values>()
  const values = useWatch({ control })
  if (!partState(part, { base, values, errors: {} }).isUnsaved) return null
  return <p className="text-sm font-semibold text-accent-ink">Belum disimpan</p>
}

interface WrongPartsProps {
  parts: readonly SettingsPart[]
  form: UseFormReturn<Values>
}

/** Lists the parts with invalid fields and links to the first invalid field of each. */
export function WrongParts({ parts, form }: WrongPartsProps) {
  const { errors } = useFormState({ control: form.control })
  const wrong = parts.flatMap((part) => {
    const fields = partState(part, { base: {}, values: {}, errors }).wrong
    return fields[0] === undefined ? [] : [{ ...part, first: fields[0] }]
  })
  if (parts.length < 2 || wrong.length === 0) return null
  return (
    <div role="group" aria-label="Perlu diperbaiki" className="flex flex-wrap items-center gap-x-1">
      <Icon name="circle-alert" className="size-5 text-danger" />
      {wrong.map(({ id, title, first }) => (
        <button
          key={id}
          type="button"
          className={`${buttonStyle.quiet} px-2!`}
          onClick={() => goToField(form, first)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
