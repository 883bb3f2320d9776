import type { Settings } from '@/domain/settings/settings'
import { settingsInput } from '@/domain/settings/settings-input'
import { settings } from '@/domain/settings/settings-schema'
import { saveSettings } from '@/lib/saving/save-settings'
import { settingsDoubts } from './settings-doubts'
import type { SettingsSubject } from './settings-subject'
import { restoredSettings, settingsOf, settingsValues } from './settings-values'
import { SETTINGS_WORDS } from './settings-words'
import { SITE_SETTINGS_PARTS } from './fields/site-settings-parts'

export const SITE_SETTINGS: SettingsSubject<Settings> = {
  collection: 'site_settings',
  label: 'Pengaturan situs',
  stored: settings,
  input: settingsInput,
  valuesOf: settingsValues,
  inputOf: settingsOf,
  restored: restoredSettings,
  doubts: settingsDoubts,
  words: SETTINGS_WORDS,
  save: saveSettings,
  parts: SITE_SETTINGS_PARTS,
}
