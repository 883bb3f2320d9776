import type { ComponentType } from 'react'

export interface SettingsField {
  name: string
  label: string
  hint?: string
  /** Other words that users may search for. */
  synonyms?: string
}

export interface SettingsPart {
  id: string
  title: string
  purpose?: string
  fields: readonly SettingsField[]
  Fields: ComponentType
}
