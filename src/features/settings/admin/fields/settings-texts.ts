import { WEEKDAYS, weekdayName } from '@/domain/office/office-hours'
import type { Settings } from '@/domain/settings/settings'
import type { SettingsField } from '../settings-document'

const SOCIAL = 'medsos sosmed ikon'
const PLACE = 'lokasi koordinat titik GPS peta maps waktu salat sholat'

/** Labels, hints and search words of the settings, by field. */
const TEXTS: Readonly<Record<keyof Settings, Omit<SettingsField, 'name'>>> = {
  village_name: {
    label: 'Nama desa',
    hint: 'Misalnya Desa Sukamaju.',
    synonyms: 'judul situs website kelurahan nagari',
  },
  district: {
    label: 'Kecamatan',
    hint: 'Namanya saja, misalnya Giriwangi.',
    synonyms: 'wilayah distrik',
  },
  regency: {
    label: 'Kabupaten atau kota',
    hint: 'Misalnya Kabupaten Garut atau Kota Bandung.',
    synonyms: 'wilayah',
  },
  province: { label: 'Provinsi', synonyms: 'wilayah' },
  postal_code: { label: 'Kode pos', synonyms: 'zip' },
  emblemurl: {
    label: 'Lambang desa',
    hint: 'Paling baik PNG berlatar transparan. Juga menjadi ikon aplikasi di ponsel; ikon yang sudah terpasang berganti setelah beberapa hari.',
    synonyms: 'logo emblem gambar favicon',
  },
  address: { label: 'Alamat kantor', synonyms: 'jalan balai desa' },
  phone: { label: 'Telepon', synonyms: 'nomor telp HP' },
  email: { label: 'E-mail', synonyms: 'email surel surat' },
  whatsapp: {
    label: 'WhatsApp',
    hint: 'Misalnya 0812 3456 7890; warga mengirim pesan ke nomor ini.',
    synonyms: 'WA nomor HP chat obrolan',
  },
  youtube_url: { label: 'Alamat YouTube', synonyms: `${SOCIAL} video kanal channel` },
  show_youtube: { label: 'Tampilkan YouTube', synonyms: SOCIAL },
  instagram_url: { label: 'Alamat Instagram', synonyms: `${SOCIAL} IG` },
  show_instagram: { label: 'Tampilkan Instagram', synonyms: `${SOCIAL} IG` },
  facebook_url: { label: 'Alamat Facebook', synonyms: `${SOCIAL} FB` },
  show_facebook: { label: 'Tampilkan Facebook', synonyms: `${SOCIAL} FB` },
  twitter_url: { label: 'Alamat X (Twitter)', synonyms: SOCIAL },
  show_twitter: { label: 'Tampilkan X (Twitter)', synonyms: SOCIAL },
  service_hours: {
    label: 'Hari dan jam buka',
    hint: 'Ditulis dalam 24 jam; 8 atau 8.30 juga bisa. Hari tanpa centang berarti tutup.',
    synonyms: `jam pelayanan kerja tutup jadwal ${WEEKDAYS.map(weekdayName).join(' ')}`,
  },
  time_zone: { label: 'Zona waktu', synonyms: 'WIB WITA WIT jam' },
  latitude: { label: 'Lintang', hint: 'Misalnya -7.1586.', synonyms: `${PLACE} latitude` },
  longitude: { label: 'Bujur', hint: 'Misalnya 107.9142.', synonyms: `${PLACE} longitude` },
  palette: {
    label: 'Warna situs',
    hint: 'Langsung terlihat di layar ini; di situs setelah disimpan.',
    synonyms: 'tema hijau biru sawah laut',
  },
  budget_year: {
    label: 'Tahun anggaran yang tampil',
    hint: 'Tampil di beranda, Statistik, dan APBDes. Kosongkan bila belum ada.',
    synonyms: 'APBDes',
  },
  narrowscreenshoturl: {
    label: 'Tangkapan layar ponsel',
    hint: 'Buka beranda di ponsel yang dipegang tegak, lalu ambil tangkapan layarnya.',
    synonyms: 'screenshot gambar pasang PWA HP',
  },
  widescreenshoturl: {
    label: 'Tangkapan layar komputer',
    hint: 'Beranda di layar komputer, mendatar.',
    synonyms: 'screenshot gambar pasang PWA laptop',
  },
  complaints_open: {
    label: 'Warga dapat mengirim laporan lewat situs',
    synonyms: 'aduan buka tutup penerimaan',
  },
  answer_days: {
    label: 'Batas waktu jawaban (hari kerja)',
    hint: 'Tampil di halaman Pengaduan dan tanda terima.',
    synonyms: 'aduan laporan batas waktu tenggat',
  },
}

export function fieldProps(name: keyof Settings): { name: string; label: string; hint?: string } {
  const { label, hint } = TEXTS[name]
  return { name, label, ...(hint !== undefined && { hint }) }
}

/** Returns these settings with their texts, in this order. */
export function settingsNamed(...names: (keyof Settings)[]): SettingsField[] {
  return names.map((name) => ({ name, ...TEXTS[name] }))
}

export const SETTINGS_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TEXTS).map(([field, { label }]) => [field, label]),
)
