import type * as v from 'valibot'
import type { FormWords } from '@/components/form/form-conflict'
import type { Values } from '@/components/form/validate'
import type { QueryClient } from '@tanstack/react-query'
import type { Doubt } from '@/domain/doubts/doubt'
import type { SettingsPart } from './fields/settings-part'

/** A document of settings on a screen of its own: how it is read, edited and saved. */
export interface SettingsSubject<Stored extends object> {
  collection: 'site_settings' | 'partners'
  /** What its form is called. */
  label: string
  stored: v.GenericSchema<unknown, Stored>
  input: v.GenericSchema<Values, Partial<Stored>>
  /** What the form holds of it, and that as `input` takes it. */
  valuesOf: (stored: Stored) => Values
  inputOf: (values: Values) => Values
  /** What an earlier version of the form has autosaved, as this one holds it. */
  restored?: (values: Values) => Values
  /** Implausible values that are asked about before saving; `base` is what the form opened with. */
  doubts?: (values: Values, base: Values, client: QueryClient) => readonly Doubt[]
  words: FormWords
  /** Stores what was changed beside what others have changed meanwhile. Throws a Conflict. */
  save: (
    before: Partial<Stored>,
    wanted: Partial<Stored>,
    attempts: readonly Partial<Stored>[],
    actor: string,
  ) => Promise<Stored>
  /** Several are jumped to and searched. */
  parts: readonly SettingsPart[]
}
