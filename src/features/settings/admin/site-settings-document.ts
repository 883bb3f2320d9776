import type { FormWords } from '@/components/form/form-conflict'
import { textOf } from '@/components/form/marked-value'
import { weekdayName } from '@/domain/office/office-hours'
import type { Settings } from '@/domain/settings/settings'
import { settingsInput } from '@/domain/settings/settings-input'
import { settings } from '@/domain/settings/settings-schema'
import { saveSettings, SETTINGS_GROUPS } from '@/lib/saving/save-settings'
import { SETTINGS_LABELS, SITE_SETTINGS_PARTS } from './fields/site-settings-parts'
import { settingsDocument } from './settings-document'
import { settingsDoubts } from './settings-doubts'
import { restoredSettings, settingsOf, settingsValues } from './settings-values'

const WORDS: FormWords = {
  labels: SETTINGS_LABELS,
  groups: SETTINGS_GROUPS,
  text(field, values) {
    const value = values[field]
    if (!Array.isArray(value)) return textOf(value)
    return value
      .map((hours, index) => `${weekdayName(index + 1)} ${String(hours ?? '') || 'tutup'}`)
      .join('\n')
  },
}

export const SITE_SETTINGS = settingsDocument<Settings>({
  collection: 'site_settings',
  label: 'Pengaturan situs',
  stored: settings,
  input: settingsInput,
  toValues: settingsValues,
  inputOf: settingsOf,
  restored: restoredSettings,
  doubts: settingsDoubts,
  words: WORDS,
  merge: saveSettings,
  parts: SITE_SETTINGS_PARTS,
})
