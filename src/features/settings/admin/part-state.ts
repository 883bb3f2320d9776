import { get, type FieldErrors } from 'react-hook-form'
import type { Values } from '@/components/form/validate'
import { isAlike } from '@/lib/plain-data'
import type { SettingsPart } from './settings-part'

/** How the fields of a part stand: whether something of it is not stored, and which are refused. */
export interface PartState {
  isUnsaved: boolean
  /** Names of fields, in their order. */
  wrong: string[]
}

export function partState(
  { fields }: SettingsPart,
  { base, values, errors }: { base: Values; values: Values; errors: FieldErrors },
): PartState {
  return {
    isUnsaved: fields.some(({ name }) => !isAlike(values[name], base[name])),
    wrong: fields.flatMap(({ name }) => (get(errors, name) === undefined ? [] : [name])),
  }
}
