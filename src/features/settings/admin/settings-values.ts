import type { Values } from '@/components/form/validate'
import { WEEKDAYS } from '@/domain/office/office-hours'
import { withServiceHours } from '@/domain/office/office-hours-schema'
import { DEFAULT_SETTINGS, type Settings, SOCIAL_NETWORKS } from '@/domain/settings/settings'

/** Fields with a placeholder as default value. The form shows a placeholder as an empty field. */
const PLACEHOLDERS = [
  'email',
  'whatsapp',
  ...SOCIAL_NETWORKS.map((network) => `${network}_url` as const),
] as const

export function settingsValues(settings: Settings): Values {
  const { service_hours, latitude, longitude, budget_year, answer_days } = settings
  return {
    ...settings,
    ...Object.fromEntries(
      PLACEHOLDERS.map((field) => [
        field,
        settings[field] === DEFAULT_SETTINGS[field] ? '' : settings[field],
      ]),
    ),
    service_hours: WEEKDAYS.map((day) => service_hours[day - 1]),
    latitude: latitude === null ? '' : String(latitude),
    longitude: longitude === null ? '' : String(longitude),
    budget_year: budget_year === 0 ? '' : String(budget_year),
    answer_days: String(answer_days),
  }
}

export function settingsOf({ service_hours, ...values }: Values): Values {
  const hours = service_hours as readonly (string | undefined)[]
  return {
    ...values,
    // Hours that were never entered stay an empty list, which the site does not publish.
    service_hours: hours.some((each) => each !== undefined) ? hours.map((each) => each ?? '') : [],
    latitude: parseDegrees(values['latitude']),
    longitude: parseDegrees(values['longitude']),
    budget_year: values['budget_year'] === '' ? 0 : numberOf(values['budget_year']),
    answer_days: numberOf(values['answer_days']),
  }
}

export function restoredSettings(values: Values): Values {
  const days: unknown = values['service_days']
  return Array.isArray(days)
    ? (withServiceHours({ ...values, service_days: days.map(Number) }) as Values)
    : values
}

/** Parses degrees with a decimal point or comma. Returns null for an empty text, and NaN for an invalid one. */
export function parseDegrees(typed: unknown): number | null {
  const text = String(typed).trim().replace(',', '.')
  return text === '' ? null : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN
}

function numberOf(typed: unknown): number {
  const text = String(typed).trim()
  return /^\d+$/.test(text) ? Number(text) : NaN
}
