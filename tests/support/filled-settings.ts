import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'

/** Complete settings for tests, except for a budget year. */
export const FILLED_SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  village_name: 'Desa Koto Baru',
  district: 'Koto Besar',
  regency: 'Kabupaten Dharmasraya',
  province: 'Sumatera Barat',
  address: 'Jalan Balai 1',
  phone: '0751 12345',
  latitude: -1.1,
  longitude: 101.4,
  service_hours: [...Array<string>(5).fill('08:00-15:00'), '', ''],
}
