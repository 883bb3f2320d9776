import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { screenshotOf } from '../bucket'
import type { PictureKey } from '../pictures/catalogue'

export const VILLAGE: Omit<Settings, 'budget_year'> = {
  ...DEFAULT_SETTINGS,
  village_name: 'Desa Sukamaju',
  district: 'Giriwangi',
  regency: 'Kabupaten Mandalagiri',
  province: 'Jawa Barat',
  postal_code: '46999',
  narrowscreenshoturl: screenshotOf('layar-ponsel'),
  widescreenshoturl: screenshotOf('layar-komputer'),
  address: 'Jalan Raya Cikalong No. 17, RT 01 RW 02, Desa Sukamaju, Kecamatan Giriwangi',
  phone: '0260-000-017',
  email: 'kantor@desa-sukamaju.example',
  whatsapp: '0812-0000-0001',
  youtube_url: 'https://www.youtube.com/@desa-sukamaju-contoh',
  show_youtube: true,
  instagram_url: 'https://www.instagram.com/desa.sukamaju.contoh',
  show_instagram: true,
  facebook_url: 'https://www.facebook.com/desa.sukamaju.contoh',
  show_facebook: true,
  twitter_url: 'https://twitter.com/sukamaju_contoh',
  latitude: -7.1586,
  longitude: 107.9142,
  service_hours: [...Array<string>(4).fill('08:00-15:00'), '08:00-11:30', '', ''],
}

export const PARTNERS: readonly (readonly [name: string, logo: PictureKey, url: string])[] = [
  ['Koperasi Kopi Giriwangi', 'mitra-1', 'https://kopi-giriwangi.example'],
  ['Bank Perkreditan Mandala', 'mitra-2', 'https://bpr-mandala.example'],
  ['Yayasan Air Lestari', 'mitra-3', 'https://air-lestari.example'],
  ['Politeknik Mandalagiri', 'mitra-4', ''],
]
