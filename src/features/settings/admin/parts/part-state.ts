import { get, type FieldErrors } from 'react-hook-form'
import type { Values } from '@/components/form/validate'
import { isDeepEqual } from '@/lib/plain-data'
import type { SettingsPart } from '../fields/settings-part'

/** State of a part's fields: unsaved changes and invalid fields. */
export interface PartState {
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
