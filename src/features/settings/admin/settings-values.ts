import type { Values } from '@/components/form/validate'
import { WEEKDAYS } from '@/domain/office/office-hours'
import { withServiceHours } from '@/domain/office/office-hours-schema'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'

/** What the form leaves empty while it is as the site began with it. */
const PLACEHOLDERS = [
  'email',
  'whatsapp',
  'youtube_url',
  'instagram_url',
  'facebook_url',
  'twitter_url',
] as const

/** The form's values of the settings. */
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

/** What the form holds as `settingsInput` takes it. */
export function settingsOf({ service_hours, ...values }: Values): Values {
  const hours = service_hours as readonly (string | undefined)[]
  return {
    ...values,
    // Hours that nobody has entered stay empty, so that the site does not publish them.
    service_hours: hours.some((each) => each !== undefined) ? hours.map((each) => each ?? '') : [],
    latitude: degreesOf(values['latitude']),
    longitude: degreesOf(values['longitude']),
    budget_year: values['budget_year'] === '' ? 0 : numberOf(values['budget_year']),
    answer_days: numberOf(values['answer_days']),
  }
}

/** What was autosaved by an earlier version of the form, as this one holds it. */
export function restoredSettings(values: Values): Values {
  const days: unknown = values['service_days']
  return Array.isArray(days)
    ? (withServiceHours({ ...values, service_days: days.map(Number) }) as Values)
    : values
}

/** Degrees as people write them, with a point or a comma; null where nothing is written. */
export function degreesOf(typed: unknown): number | null {
  const text = String(typed).trim().replace(',', '.')
  return text === '' ? null : /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN
}

function numberOf(typed: unknown): number {
  const text = String(typed).trim()
  return /^\d+$/.test(text) ? Number(text) : NaN
}
