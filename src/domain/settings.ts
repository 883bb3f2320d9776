import * as v from 'valibot'
import { TIME_ZONES, type TimeZone } from './date'

/** The village's identity is part of the settings so that one deployment serves any village. */
const zones = Object.keys(TIME_ZONES) as [TimeZone, ...TimeZone[]]

const text = (initial: string) => v.fallback(v.optional(v.string(), initial), initial)
const flag = (initial: boolean) => v.fallback(v.optional(v.boolean(), initial), initial)

/**
 * `site_settings/1`. Every field has a default that applies until the document is loaded, when it
 * cannot be, and when a single field of it does not fit.
 */
export const settings = v.object({
  village_name: text('Desa'),
  district: text(''),
  regency: text(''),
  province: text(''),
  postal_code: text(''),
  address: text(''),
  phone: text(''),
  email: text('desa@desa.local'),
  whatsapp: text('62'),
  youtube_url: text('https://youtube.com'),
  show_youtube: flag(false),
  instagram_url: text('https://instagram.com'),
  show_instagram: flag(false),
  facebook_url: text('https://facebook.com'),
  show_facebook: flag(false),
  twitter_url: text('https://twitter.com'),
  show_twitter: flag(false),
  time_zone: v.fallback(v.optional(v.picklist(zones), 'Asia/Jakarta'), 'Asia/Jakarta'),
  /** Decimal degrees (WGS 84) of the village office; null while they are not set. */
  latitude: v.fallback(
    v.optional(v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))), null),
    null,
  ),
  longitude: v.fallback(
    v.optional(v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))), null),
    null,
  ),
  palette: v.fallback(v.optional(v.picklist(['sawah', 'laut']), 'sawah'), 'sawah'),
  /** The budget year that public pages show. */
  budget_year: v.fallback(v.optional(v.pipe(v.number(), v.integer()), 0), 0),
  complaints_open: flag(true),
  partners: v.fallback(
    v.optional(v.array(v.object({ name: v.string(), logourl: v.string(), url: v.string() })), []),
    [],
  ),
})
export type Settings = v.InferOutput<typeof settings>

export const DEFAULT_SETTINGS: Settings = v.parse(settings, {})

/** A contact value worth showing: filled in, and not the placeholder it started with. */
export function contactValue(
  current: Settings,
  field: 'email' | 'whatsapp' | 'phone' | 'address',
): string {
  const value = current[field].trim()
  return value === DEFAULT_SETTINGS[field] ? '' : value
}

export const SOCIAL_NETWORKS = ['youtube', 'instagram', 'facebook', 'twitter'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** The social links to show: switched on, filled in, and not the placeholder. */
export function socialLinks(current: Settings): { network: SocialNetwork; url: string }[] {
  return SOCIAL_NETWORKS.map((network) => ({
    network,
    shown: current[`show_${network}`],
    url: current[`${network}_url`].trim(),
  })).filter(
    ({ network, shown, url }) => shown && url && url !== DEFAULT_SETTINGS[`${network}_url`],
  )
}
