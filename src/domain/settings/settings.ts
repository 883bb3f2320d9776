import { safeUrl } from '../links/safe-url.ts'
import type { TimeZone } from '../time/date'
import type { Palette } from './palette'

/**
 * Settings to use until `site_settings/1` is loaded, if loading fails, and instead of invalid fields. The village's
 * identity is in the settings, so that every village can use the same build.
 */
export const DEFAULT_SETTINGS = {
  village_name: 'Desa',
  district: '',
  regency: '',
  province: '',
  postal_code: '',
  emblemurl: '',
  /** Addresses of the screenshots on a phone and a computer (screenshot.ts), or ''. */
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
  /** Position of the village office in decimal degrees (WGS 84), or null. */
  latitude: null as number | null,
  longitude: null as number | null,
  /** Opening hours of each weekday from Monday on. '' means closed. */
  service_hours: [] as string[],
  palette: 'sawah' as Palette,
  budget_year: 0,
  complaints_open: true,
  answer_days: 5,
  /** Whether devices report which articles visitors read. */
  count_readers: true,
  /** Office that answers information requests (PPID). */
  ppid: 'Sekretaris Desa',
}

export type Settings = typeof DEFAULT_SETTINGS

/** Adds `kind` before the name of a district, unless the name already contains a kind: `Kec. Giriwangi`. */
export function districtName(district: string, kind: string): string {
  return (
    district &&
    district.replace(/^(?!distrik|kapanewon|kemantren)(kec(amatan)?\b[. ]*)*/i, () => kind)
  )
}

/** Returns district, regency and province (smallest first), without empty fields. */
export function locationParts(
  current: Pick<Settings, 'district' | 'regency' | 'province'>,
): string[] {
  const { district, regency, province } = current
  return [districtName(district, 'Kecamatan '), regency, province].filter(Boolean)
}

export function contactValue(
  current: Settings,
  field: 'email' | 'whatsapp' | 'phone' | 'address',
): string {
  const value = current[field].trim()
  return value === DEFAULT_SETTINGS[field] ? '' : value
}

export const SOCIAL_NETWORKS = ['youtube', 'instagram', 'facebook', 'twitter'] as const
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]

export function socialLinks(current: Settings): { network: SocialNetwork; url: string }[] {
  return SOCIAL_NETWORKS.flatMap((network) => {
    const url = current[`${network}_url`].trim()
    const shown =
      current[`show_${network}`] && safeUrl(url) && url !== DEFAULT_SETTINGS[`${network}_url`]
    return shown ? [{ network, url }] : []
  })
}
