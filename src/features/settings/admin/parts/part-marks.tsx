import {
  type FieldErrors,
  type UseFormReturn,
  get,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form'
import { type Values, goToField } from '@/components/form/validate'
import { Button } from '@/components/ui/buttons/button'
import { Icon } from '@/components/ui/icon'
import { isDeepEqual } from '@/lib/plain-data'
import type { SettingsPart } from '../settings-document'

interface PartState {
  isUnsaved: boolean
  wrong: string[]
}

export function partState(
  { fields }: SettingsPart,
  { base, values, errors }: { base: Values; values: Values; errors: FieldErrors },
): PartState {
  return {
    isUnsaved: fields.some(({ name }) => !isDeepEqual(values[name], base[name])),
    wrong: fields.flatMap(({ name }) => {
      const error: unknown = get(errors, name)
      return error === undefined ? [] : [firstWithin(name, error)]
    }),
  }
}

function firstWithin(name: string, error: unknown): string {
  const at = Array.isArray(error) ? error.findIndex(Boolean) : -1
  return at < 0 ? name : `${name}.${at}`
}

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

/** Lists parts of the form that have invalid fields. Each links to its first invalid field. */
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
        <Button key={id} look="quiet" className="px-2!" onClick={() => goToField(form, first)}>
          {title}
        </Button>
      ))}
    </div>
  )
}
