import type { ComponentType } from 'react'
import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { COLLECTIONS, nounOf } from '@/domain/collections'
import type { EditedFields } from '@/lib/saving/merge-into'
import type { EditedDocument } from '@/staff/documents/edited-document'

export interface SettingsField {
  name: string
  label: string
  hint?: string
  /** Other words that users may type to find this setting. */
  synonyms?: string
}

export interface SettingsPart {
  id: string
  title: string
  purpose?: string
  fields: readonly SettingsField[]
  Fields: ComponentType
}

interface Settings<Stored extends object> extends Pick<
  EditedDocument<Partial<Stored>>,
  'label' | 'words' | 'input' | 'restored' | 'doubts'
> {
  collection: 'site_settings' | 'partners'
  stored: v.GenericSchema<unknown, Stored>
  toValues: (stored: Stored) => Values
  inputOf: (values: Values) => Values
  /** Merges the changes into the stored settings, which other users may have changed. Rejects with a Conflict. */
  merge: (edited: EditedFields<Stored>) => Promise<void>
  /** Parts of the form. If there are several, the form also has links to the parts and a search field. */
  parts: readonly SettingsPart[]
}

export type SettingsDocument<Stored extends object> = EditedDocument<Partial<Stored>> &
  Pick<Settings<Stored>, 'collection' | 'parts'>

/** Returns the definition of a settings form. Users can change different fields at the same time without a conflict. */
export function settingsDocument<Stored extends object>(
  settings: Settings<Stored>,
): SettingsDocument<Stored> {
  const { collection, stored, toValues, inputOf, merge, label } = settings
  const entry = COLLECTIONS[collection]
  return {
    ...settings,
    path: `${collection}/1`,
    noun: nounOf(entry),
    autosaveName: label.toLowerCase(),
    valuesOf: (document) => toValues(v.parse(stored, document ?? {})),
    save: ({ base, ...attempt }) => merge({ ...attempt, base: inputOf(base) as Partial<Stored> }),
    saved: { text: `${entry.label} disimpan.` },
  }
}
