import type * as v from 'valibot'
import type { FormWords } from '@/components/form/form-conflict'
import type { Values } from '@/components/form/validate'
import type { QueryClient } from '@tanstack/react-query'
import type { Doubt } from '@/domain/doubts/doubt'
import type { SettingsPart } from './fields/settings-part'

/** Settings document with its own screen: how it is read, edited and saved. */
export interface SettingsSubject<Stored extends object> {
  collection: 'site_settings' | 'partners'
  label: string
  stored: v.GenericSchema<unknown, Stored>
  input: v.GenericSchema<Values, Partial<Stored>>
  /** Converts the document into form values, and these back into the input of `input`. */
  valuesOf: (stored: Stored) => Values
  inputOf: (values: Values) => Values
  /** Converts values that an earlier version of the form has autosaved. */
  restored?: (values: Values) => Values
  /** Returns implausible values to confirm. `base` contains the initial values of the form. */
  doubts?: (values: Values, base: Values, client: QueryClient) => readonly Doubt[]
  words: FormWords
  /** Stores the changes and keeps those that others have made meanwhile. Throws a Conflict. */
  save: (
    before: Partial<Stored>,
    wanted: Partial<Stored>,
    attempts: readonly Partial<Stored>[],
    actor: string,
  ) => Promise<Stored>
  /** Several parts get links and a search field. */
  parts: readonly SettingsPart[]
}
