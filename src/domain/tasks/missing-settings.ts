import { contactValue, DEFAULT_SETTINGS, type Settings } from '../settings/settings'

interface MissingPart {
  screen: 'settings'
  /** Fragment of the address of the section on the settings screen. */
  at: string
  text: string
}

export function missingSettings(settings: Settings): MissingPart[] {
  return [
    ...part('identitas', 'Identitas desa belum lengkap', missingIdentity(settings)),
    ...part('kontak', 'Kontak kantor belum lengkap', missingContact(settings)),
    ...part('jam-pelayanan', 'Jam pelayanan belum tampil', missingHours(settings)),
    ...part('lokasi', 'Peta dan waktu salat belum sesuai lokasi desa', missingPlace(settings)),
  ]
}

function part(id: string, text: string, lacks: readonly string[]): MissingPart[] {
  if (lacks.length === 0) return []
  const list = new Intl.ListFormat('id').format(lacks)
  return [{ screen: 'settings', at: `#${id}`, text: `${text}: isi ${list}.` }]
}

function missingIdentity(settings: Settings): string[] {
  const { village_name: name, district, regency, province, emblemurl } = settings
  const lacks = [
    (name.trim() === '' || name === DEFAULT_SETTINGS.village_name) && 'nama desa',
    district.trim() === '' && 'kecamatan',
    regency.trim() === '' && 'kabupaten',
    province.trim() === '' && 'provinsi',
  ].filter((each) => each !== false)
  // The emblem is optional, so it is mentioned only together with missing settings.
  return lacks.length > 0 && emblemurl === '' ? [...lacks, 'lambang'] : lacks
}

function missingContact(settings: Settings): string[] {
  const hasNumber = (['phone', 'whatsapp'] as const).some((each) => contactValue(settings, each))
  return [
    contactValue(settings, 'address') === '' && 'alamat',
    !hasNumber && 'nomor telepon atau WhatsApp',
  ].filter((each) => each !== false)
}

function missingHours({ service_hours }: Settings): string[] {
  return service_hours.length === 0 ? ['hari dan jam buka'] : []
}

function missingPlace({ latitude, longitude }: Settings): string[] {
  return latitude === null || longitude === null ? ['titik lokasi kantor'] : []
}
