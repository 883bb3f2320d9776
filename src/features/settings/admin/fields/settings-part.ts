import type { ComponentType } from 'react'

export interface SettingsField {
  name: string
  label: string
  /** Hint about the content or purpose of the field. */
  hint?: string
  /** Other words that users may search for. */
  synonyms?: string
}

/** Group of fields under a title. */
export interface SettingsPart {
  /** Fragment of the page address. */
  id: string
  title: string
  purpose?: string
  /** Fields in their order on the page. */
  fields: readonly SettingsField[]
  Fields: ComponentType
}
