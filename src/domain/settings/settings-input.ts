import * as v from 'valibot'
import { LIMITS } from '../limits'
import { optionalPhone, optionalWhatsapp } from '../links/phone-schema'
import { serviceHours } from '../office/office-hours-schema'
import { crossCheck } from '../text/cross-check'
import { optionalText, outsideUrl, requiredText } from '../text/text-schema'
import { TIME_ZONES, type TimeZone } from '../time/date'
import { email } from '../users/user-schema'
import { isOwnEmblem } from './emblem'
import { PALETTES } from './palette'
import { isOwnScreenshot } from './screenshot'

/** Functions that normalise place names: replace `Kab.` by `Kabupaten`, and remove `Kecamatan` and `Provinsi`. */
export const PLACE_NAMES = {
  village_name: (name: string) =>
    name
      .replace(/^pemerintah\s+/i, '')
      .replace(/^(pem)?des?\b[\s.]*|^ds\b[\s.]*/i, 'Desa ')
      .replace(/^kel\b[\s.]*/i, 'Kelurahan ')
      .trim(),
  district: (name: string) => name.replace(/^(kec(amatan)?\b[\s.:]*)+/i, ''),
  regency: (name: string) => name.replace(/^kab\b[\s.:]*/i, 'Kabupaten '),
  province: (name: string) => name.replace(/^(prov(insi)?\b[\s.:]*)+/i, ''),
}

const zones = Object.keys(TIME_ZONES) as [TimeZone, ...TimeZone[]]

const optionalEmail = v.pipe(
  optionalText('E-mail', LIMITS.email),
  v.check(
    (value) => value === '' || v.is(email, value),
    'Alamat e-mail tidak dikenali. Contoh: nama@contoh.id.',
  ),
)

const optionalScreenshot = v.pipe(
  v.string(),
  v.check((url) => url === '' || isOwnScreenshot(url), 'Pilih tangkapan layar dari perangkat ini.'),
)

function degrees(label: string, limit: number) {
  const message = `${label} antara -${limit} dan ${limit}, misalnya ${limit === 90 ? '-7.1586' : '107.9142'}.`
  return v.nullable(
    v.pipe(v.number(message), v.minValue(-limit, message), v.maxValue(limit, message)),
  )
}

function place(label: string, field: keyof typeof PLACE_NAMES) {
  return v.pipe(optionalText(label, LIMITS.name), v.transform(PLACE_NAMES[field]))
}

const YEAR = 'Tahun anggaran antara 2015 dan 2100.'
const DAYS = `Jumlah hari kerja antara 1 dan ${LIMITS.answerDays}.`

export const settingsInput = v.pipe(
  v.object({
    village_name: v.pipe(
      v.string(),
      v.transform(PLACE_NAMES.village_name),
      requiredText('Nama desa', LIMITS.name),
    ),
    district: place('Kecamatan', 'district'),
    regency: place('Kabupaten atau kota', 'regency'),
    province: place('Provinsi', 'province'),
    postal_code: v.pipe(
      optionalText('Kode pos', 5),
      v.regex(/^(\d{5})?$/, 'Kode pos terdiri dari lima angka.'),
    ),
    emblemurl: v.pipe(
      v.string(),
      v.check((url) => url === '' || isOwnEmblem(url), 'Pilih lambang dari perangkat ini.'),
    ),
    narrowscreenshoturl: optionalScreenshot,
    widescreenshoturl: optionalScreenshot,
    address: optionalText('Alamat kantor', LIMITS.address),
    phone: optionalPhone('0260 123 456'),
    email: optionalEmail,
    whatsapp: optionalWhatsapp,
    youtube_url: outsideUrl('Alamat YouTube'),
    show_youtube: v.boolean(),
    instagram_url: outsideUrl('Alamat Instagram'),
    show_instagram: v.boolean(),
    facebook_url: outsideUrl('Alamat Facebook'),
    show_facebook: v.boolean(),
    twitter_url: outsideUrl('Alamat X (Twitter)'),
    show_twitter: v.boolean(),
    /** Opening hours: at least one day must have hours. In stored settings, no hours mean “not entered yet”. */
    service_hours: v.lazy((hours) =>
      Array.isArray(hours) && hours.length === 0 ? v.array(v.string()) : serviceHours,
    ),
    time_zone: v.picklist(zones, 'Pilih zona waktu.'),
    latitude: degrees('Lintang', 90),
    longitude: degrees('Bujur', 180),
    palette: v.picklist(PALETTES, 'Pilih warna situs.'),
    /** Year of the public budget, or 0 if no budget is public. */
    budget_year: v.pipe(
      v.number(YEAR),
      v.integer(YEAR),
      v.check((year) => year === 0 || (year >= 2015 && year <= 2100), YEAR),
    ),
    complaints_open: v.boolean(),
    answer_days: v.pipe(
      v.number(DAYS),
      v.integer(DAYS),
      v.minValue(1, DAYS),
      v.maxValue(LIMITS.answerDays, DAYS),
    ),
    count_readers: v.boolean(),
    ppid: requiredText('PPID Desa', LIMITS.name),
  }),
  crossCheck(['latitude', 'longitude'], 'longitude', ({ latitude, longitude }) =>
    latitude !== null && longitude === null ? 'Isi juga bujurnya, atau kosongkan lintang.' : '',
  ),
  crossCheck(['latitude', 'longitude'], 'latitude', ({ latitude, longitude }) =>
    longitude !== null && latitude === null ? 'Isi juga lintangnya, atau kosongkan bujur.' : '',
  ),
)
