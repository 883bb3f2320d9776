import * as v from 'valibot'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { settingsInput } from '@/domain/settings/settings-input'
import { isFileName } from './files'
import { plainText } from './html'
import { type Conversion, isShown, storeFirst } from './item'
import { isEmpty } from './tables'

/** Social networks by the id of `media_sosial`. This site supports no others. */
const NETWORKS: Readonly<Record<string, string>> = {
  1: 'facebook',
  2: 'twitter',
  4: 'youtube',
  5: 'instagram',
}

/** Matches addresses that the installer fills in. */
const SAMPLE = /opensid|opendesa/i

/** Returns the OpenSID settings that this site lacks. Reports values that differ or are invalid. */
export async function convertSettings(
  conversion: Conversion,
  stored: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const { site, report, villageName } = conversion
  const { config } = site
  const text = (column: string) =>
    isEmpty(config[column]) ? '' : plainText((config[column] ?? '').replace(/\r?\n/g, ' '))
  const old: Record<string, string | number | boolean> = {
    village_name: villageName,
    district: text('nama_kecamatan'),
    regency: text('nama_kabupaten') && `Kabupaten ${text('nama_kabupaten')}`,
    province: text('nama_propinsi'),
    postal_code: text('kode_pos'),
    address: text('alamat_kantor'),
    phone: text('telepon'),
    whatsapp: text('nomor_operator'),
    email: text('email_desa'),
  }
  if (/^(?:kab|kota)/i.test(text('nama_kabupaten'))) old['regency'] = text('nama_kabupaten')
  const [latitude, longitude] = [Number(text('lat')), Number(text('lng'))]
  // The installer sets a position on Lombok.
  const isSample = Math.abs(latitude + 8.4) < 0.3 && Math.abs(longitude - 116) < 0.5
  if (latitude && longitude && (!isSample || /nusa tenggara barat/i.test(text('nama_propinsi'))))
    Object.assign(old, { latitude, longitude })
  for (const row of site.rows('media_sosial')) {
    const network = NETWORKS[row['id'] ?? '']
    const link = row['link'] ?? ''
    if (network && isShown(row['enabled']) && /^https?:/i.test(link) && !SAMPLE.test(link))
      Object.assign(old, { [`${network}_url`]: link, [`show_${network}`]: true })
  }
  if (isFileName(config['logo']) && !stored['emblemurl']) {
    const emblem = { candidates: [`logo/${config['logo']}`], of: 'lambang desa' }
    old['emblemurl'] = (await storeFirst(conversion, emblem, 'emblem'))?.src ?? ''
  }
  const initial: Record<string, unknown> = DEFAULT_SETTINGS
  const found: Record<string, unknown> = {}
  for (const [field, schema] of Object.entries<v.GenericSchema>(settingsInput.entries)) {
    const value = old[field]
    if (value === undefined || value === '') continue
    const parsed = v.safeParse(schema, value)
    const now = stored[field] ?? initial[field]
    if (!parsed.success)
      report.add('skipped', `Pengaturan ${field} “${String(value)}”: ${parsed.issues[0].message}`)
    else if (now === initial[field] && parsed.output !== now) found[field] = parsed.output
    else if (now !== parsed.output && !field.startsWith('show_'))
      report.add(
        'human',
        `Pengaturan ${field}: di situs lama “${String(value)}”, dibiarkan “${String(now)}”.`,
      )
  }
  return found
}
