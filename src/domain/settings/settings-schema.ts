import * as v from 'valibot'
import { serviceHours, withServiceHours } from '../office/office-hours-schema'
import { TIME_ZONES, type TimeZone } from '../time/date'
import { PALETTES } from './palette'
import { DEFAULT_SETTINGS as initial, type Settings } from './settings'

const zones = Object.keys(TIME_ZONES) as [TimeZone, ...TimeZone[]]

export const settingsFields = v.object({
  village_name: text(initial.village_name),
  district: text(initial.district),
  regency: text(initial.regency),
  province: text(initial.province),
  postal_code: text(initial.postal_code),
  emblemurl: text(initial.emblemurl),
  narrowscreenshoturl: text(initial.narrowscreenshoturl),
  widescreenshoturl: text(initial.widescreenshoturl),
  address: text(initial.address),
  phone: text(initial.phone),
  email: text(initial.email),
  whatsapp: text(initial.whatsapp),
  youtube_url: text(initial.youtube_url),
  show_youtube: flag(initial.show_youtube),
  instagram_url: text(initial.instagram_url),
  show_instagram: flag(initial.show_instagram),
  facebook_url: text(initial.facebook_url),
  show_facebook: flag(initial.show_facebook),
  twitter_url: text(initial.twitter_url),
  show_twitter: flag(initial.show_twitter),
  time_zone: v.fallback(v.picklist(zones), initial.time_zone),
  latitude: v.fallback(degrees(90), initial.latitude),
  longitude: v.fallback(degrees(180), initial.longitude),
  service_hours: v.fallback(serviceHours, initial.service_hours),
  palette: v.fallback(v.picklist(PALETTES), initial.palette),
  budget_year: v.fallback(v.pipe(v.number(), v.integer()), initial.budget_year),
  complaints_open: flag(initial.complaints_open),
  answer_days: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), initial.answer_days),
})

/** Document `site_settings/1`. A missing or invalid field gets its default. */
export const settings = v.pipe(
  v.unknown(),
  v.transform(withServiceHours),
  settingsFields,
) satisfies v.GenericSchema<unknown, Settings>

function text(otherwise: string) {
  return v.fallback(v.string(), otherwise)
}

function flag(otherwise: boolean) {
  return v.fallback(v.boolean(), otherwise)
}

function degrees(limit: number) {
  return v.nullable(v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit)))
}
