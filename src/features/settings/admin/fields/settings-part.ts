import type { ComponentType } from 'react'

export interface SettingsField {
  name: string
  label: string
  /** What to write, or what it is for. */
  hint?: string
  /** What else people call it when they look for it. */
  synonyms?: string
}

/** Fields that stand together, under a title. */
export interface SettingsPart {
  /** In the address of the page. */
  id: string
  title: string
  /** What it is for. */
  purpose?: string
  /** In their order. */
  fields: readonly SettingsField[]
  Fields: ComponentType
}
