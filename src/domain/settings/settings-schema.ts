import * as v from 'valibot'
import { serviceHours, withServiceHours } from '../office/office-hours-schema'
import { TIME_ZONES, type TimeZone } from '../time/date'
import { PALETTES } from './palette'
import { DEFAULT_SETTINGS as initial, type Settings } from './settings'

const zones = Object.keys(TIME_ZONES) as [TimeZone, ...TimeZone[]]

type Plain = {
  [
    Field in keyof Settings as Settings[Field] extends string | boolean ? Field : never
  ]: v.SchemaWithFallback<v.GenericSchema<unknown, Settings[Field]>, Settings[Field]>
}

/** Texts and flags. A value of another type is replaced by the default. */
const plain = Object.fromEntries(
  Object.entries(initial).flatMap(([field, value]): [string, v.GenericSchema][] => {
    if (typeof value === 'boolean') return [[field, v.fallback(v.boolean(), value)]]
    return typeof value === 'string' ? [[field, v.fallback(v.string(), value)]] : []
  }),
) as unknown as Plain

export const settingsFields = v.object({
  ...plain,
  time_zone: v.fallback(v.picklist(zones), initial.time_zone),
  latitude: v.fallback(degrees(90), initial.latitude),
  longitude: v.fallback(degrees(180), initial.longitude),
  service_hours: v.fallback(serviceHours, initial.service_hours),
  palette: v.fallback(v.picklist(PALETTES), initial.palette),
  budget_year: v.fallback(v.pipe(v.number(), v.integer()), initial.budget_year),
  answer_days: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), initial.answer_days),
})

/** Document `site_settings/1`. Missing and invalid fields have their default values. */
export const settings = v.pipe(
  v.unknown(),
  v.transform(withServiceHours),
  settingsFields,
) satisfies v.GenericSchema<unknown, Settings>

function degrees(limit: number) {
  return v.nullable(v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit)))
}
