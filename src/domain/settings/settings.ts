import { safeUrl } from '../links/safe-url.ts'
import type { TimeZone } from '../time/date'
import type { Palette } from './palette'

/**
 * What applies until `site_settings/1` is loaded, when it cannot be, and for a field of it that does
 * not fit. The village's identity is among the settings so that one deployment serves any village.
 */
export const DEFAULT_SETTINGS = {
  village_name: 'Desa',
  district: '',
  regency: '',
  province: '',
  postal_code: '',
  /** The village's own emblem (emblem.ts); '' while it has none. */
  emblemurl: '',
  /** What a phone and a computer show of the site (screenshot.ts); '' while nobody has chosen one. */
  narrowscreenshoturl: '',
  widescreenshoturl: '',
  address: '',
  phone: '',
  email: 'desa@desa.local',
  whatsapp: '62',
  youtube_url: 'https://youtube.com',
  show_youtube: false,
  instagram_url: 'https://instagram.com',
  show_instagram: false,
  facebook_url: 'https://facebook.com',
  show_facebook: false,
  twitter_url: 'https://twitter.com',
  show_twitter: false,
  time_zone: 'Asia/Jakarta' as TimeZone,
  /** Decimal degrees (WGS 84) of the village office; null while they are not set. */
  latitude: null as number | null,
  longitude: null as number | null,
  /** Hours of each day of the week from Monday on (domain/office), '' on closed days. Empty until the office has entered them. */
  service_hours: [] as string[],
  palette: 'sawah' as Palette,
  /** The budget year that public pages show; 0 while there is none. */
  budget_year: 0,
  complaints_open: true,
  /** Within so many working days a report is answered. */
  answer_days: 5,
}

export type Settings = typeof DEFAULT_SETTINGS

/** `Giriwangi` and `Kec. Giriwangi` with `kind` before the name. Districts of other kinds name theirs. */
export function districtName(district: string, kind: string): string {
  return (
    district &&
    district.replace(/^(?!distrik|kapanewon|kemantren)(kec(amatan)?\b[. ]*)*/i, () => kind)
  )
}

/** Where the village lies, from near to far; what is not filled in is left out. */
export function placeOf(current: Pick<Settings, 'district' | 'regency' | 'province'>): string[] {
  const { district, regency, province } = current
  return [districtName(district, 'Kecamatan '), regency, province].filter(Boolean)
}

/** A contact value worth showing: filled in, and not the placeholder it started with. */
export function contactValue(
  current: Settings,
  field: 'email' | 'whatsapp' | 'phone' | 'address',
): string {
  const value = current[field].trim()
  return value === DEFAULT_SETTINGS[field] ? '' : value
}

const SOCIAL_NETWORKS = ['youtube', 'instagram', 'facebook', 'twitter'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

/** The social links to show: switched on, filled in with what can be a link, and not the placeholder. */
export function socialLinks(current: Settings): { network: SocialNetwork; url: string }[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = current[`${network}_url`].trim()
    const shown =
      current[`show_${network}`] && safeUrl(url) && url !== DEFAULT_SETTINGS[`${network}_url`]
    return shown ? [{ network, url }] : []
  })
}
