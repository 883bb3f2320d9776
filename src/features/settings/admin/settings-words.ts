import type { FormWords } from '@/components/form/form-conflict'
import { weekdayName } from '@/domain/office/office-hours'
import { SETTINGS_GROUPS } from '@/lib/saving/save-settings'
import { SETTINGS_LABELS } from './fields/settings-texts'

export const SETTINGS_WORDS: FormWords = {
  labels: SETTINGS_LABELS,
  groups: SETTINGS_GROUPS,
  text(field, values) {
    const value = values[field]
    if (typeof value === 'boolean') return value ? 'ya' : 'tidak'
    if (!Array.isArray(value)) return String(value)
    return value
      .map((hours, index) => `${weekdayName(index + 1)} ${String(hours ?? '') || 'tutup'}`)
      .join('\n')
  },
}
