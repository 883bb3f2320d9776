import type { ComponentType, ReactNode } from 'react'
import { CheckField } from '@/components/form/fields/check-field'
import { PictureField } from '@/components/form/pictures/picture-field'
import { WEEKDAYS, weekdayName } from '@/domain/office/office-hours'
import type { Settings, SocialNetwork } from '@/domain/settings/settings'
import { PLACE_NAMES, settingsInput } from '@/domain/settings/settings-input'
import { type FieldProps, fieldTable, type FormField } from '@/staff/fields/field-table'
import type { SettingsPart } from '../settings-document'
import { HoursField } from './hours-field'
import { BudgetYearField, PaletteField } from './look-fields'
import { NumberPair, PlaceTools, ZoneField } from './place-fields'

function part(
  id: string,
  title: string,
  table: Partial<Record<keyof Settings, FormField>>,
  { purpose, Below }: { purpose?: string; Below?: ComponentType } = {},
): SettingsPart & { labels: Readonly<Record<string, string>> } {
  const { Fields, ...fields } = fieldTable(settingsInput.entries, table)
  return {
    ...fields,
    ...{ id, title, ...(purpose !== undefined && { purpose }) },
    Fields: () => (
      <>
        <Fields />
        {Below && <Below />}
      </>
    ),
  }
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 sm:gap-5">{children}</div>
}

const picture = (purpose: 'emblem' | 'narrow' | 'wide') => (field: FieldProps) => (
  <PictureField {...field} purpose={purpose} small />
)

/** Returns two fields of a social network: its address, and a checkbox to show it on the site. */
function network(name: SocialNetwork, title: string, more = '') {
  const common = {
    synonyms: `medsos sosmed ikon ${more}`.trim(),
    Group: ({ children }: { children: ReactNode }) => (
      <div className="flex flex-col gap-1">{children}</div>
    ),
  }
  return {
    [`${name}_url`]: { ...common, type: 'url', inputMode: 'url' },
    [`show_${name}`]: { ...common, label: `Tampilkan ${title}`, Field: CheckField },
  } as const
}

const PLACE = 'lokasi koordinat titik GPS peta maps waktu salat sholat'

export const SITE_SETTINGS_PARTS = [
  part(
    'identitas',
    'Identitas desa',
    {
      village_name: {
        hint: 'Misalnya Desa Sukamaju.',
        synonyms: 'judul situs website kelurahan nagari',
        tidy: PLACE_NAMES.village_name,
      },
      district: {
        hint: 'Namanya saja, misalnya Giriwangi.',
        synonyms: 'wilayah distrik',
        tidy: PLACE_NAMES.district,
        Group: Pair,
      },
      regency: {
        hint: 'Misalnya Kabupaten Garut atau Kota Bandung.',
        synonyms: 'wilayah',
        tidy: PLACE_NAMES.regency,
        Group: Pair,
      },
      province: { synonyms: 'wilayah', tidy: PLACE_NAMES.province, Group: Pair },
      postal_code: { synonyms: 'zip', inputMode: 'numeric', Group: Pair },
      emblemurl: {
        label: 'Lambang desa',
        hint: 'Paling baik PNG berlatar transparan. Juga menjadi ikon aplikasi di ponsel; ikon yang sudah terpasang berganti setelah beberapa hari.',
        synonyms: 'logo emblem gambar favicon',
        Field: picture('emblem'),
      },
    },
    { purpose: 'Tampil di bagian atas dan bawah setiap halaman.' },
  ),
  part(
    'kontak',
    'Kontak',
    {
      address: { synonyms: 'jalan balai desa', rows: 2 },
      phone: { label: 'Telepon', synonyms: 'nomor telp HP', type: 'tel', Group: Pair },
      email: { synonyms: 'email surel surat', type: 'email', Group: Pair },
      whatsapp: {
        label: 'WhatsApp',
        hint: 'Misalnya 0812 3456 7890; warga mengirim pesan ke nomor ini.',
        synonyms: 'WA nomor HP chat obrolan',
        type: 'tel',
      },
    },
    { purpose: 'Isian yang kosong tidak ditampilkan.' },
  ),
  part(
    'jam-pelayanan',
    'Jam pelayanan',
    {
      service_hours: {
        label: 'Hari dan jam buka',
        hint: 'Ditulis dalam 24 jam; 8 atau 8.30 juga bisa. Hari tanpa centang berarti tutup.',
        synonyms: `jam pelayanan kerja tutup jadwal ${WEEKDAYS.map(weekdayName).join(' ')}`,
        Field: HoursField,
      },
    },
    { purpose: 'Tampil di halaman Kontak dan Pengaduan.' },
  ),
  part(
    'lokasi',
    'Lokasi dan waktu',
    {
      time_zone: { label: 'Zona waktu', synonyms: 'WIB WITA WIT jam', Field: ZoneField },
      latitude: {
        label: 'Lintang',
        hint: 'Misalnya -7.1586.',
        synonyms: `${PLACE} latitude`,
        optional: true,
        Group: NumberPair,
      },
      longitude: {
        label: 'Bujur',
        hint: 'Misalnya 107.9142.',
        synonyms: `${PLACE} longitude`,
        optional: true,
        Group: NumberPair,
      },
    },
    {
      purpose: 'Peta kantor dan waktu salat mengikuti lokasi; semua jam mengikuti zona waktu.',
      Below: PlaceTools,
    },
  ),
  part(
    'media-sosial',
    'Media sosial',
    {
      ...network('youtube', 'YouTube', 'video kanal channel'),
      ...network('instagram', 'Instagram', 'IG'),
      ...network('facebook', 'Facebook', 'FB'),
      ...network('twitter', 'X (Twitter)'),
    },
    { purpose: 'Ikon tampil bila alamatnya diisi dan kotaknya dicentang.' },
  ),
  part('tampilan', 'Tampilan', {
    palette: {
      label: 'Warna situs',
      hint: 'Langsung terlihat di layar ini; di situs setelah disimpan.',
      synonyms: 'tema hijau biru sawah laut',
      Field: PaletteField,
    },
    budget_year: {
      label: 'Tahun anggaran yang tampil',
      hint: 'Tampil di beranda, Statistik, dan APBDes. Kosongkan bila belum ada.',
      synonyms: 'APBDes',
      optional: true,
      Field: BudgetYearField,
    },
  }),
  part(
    'aplikasi',
    'Aplikasi',
    {
      narrowscreenshoturl: {
        label: 'Tangkapan layar ponsel',
        hint: 'Buka beranda di ponsel yang dipegang tegak, lalu ambil tangkapan layarnya.',
        synonyms: 'screenshot gambar pasang PWA HP',
        Field: picture('narrow'),
      },
      widescreenshoturl: {
        label: 'Tangkapan layar komputer',
        hint: 'Beranda di layar komputer, mendatar.',
        synonyms: 'screenshot gambar pasang PWA laptop',
        Field: picture('wide'),
      },
    },
    {
      purpose:
        'Browser menunjukkan gambar ini kepada warga yang hendak memasang situs sebagai aplikasi. Boleh kosong.',
    },
  ),
  part('pengaduan', 'Pengaduan', {
    complaints_open: {
      label: 'Warga dapat mengirim laporan lewat situs',
      synonyms: 'aduan buka tutup penerimaan',
      Field: CheckField,
    },
    answer_days: {
      label: 'Batas waktu jawaban (hari kerja)',
      hint: 'Tampil di halaman Pengaduan dan tanda terima.',
      synonyms: 'aduan laporan batas waktu tenggat',
      inputMode: 'numeric',
    },
  }),
  part('informasi', 'Informasi publik', {
    ppid: {
      label: 'PPID Desa',
      hint: 'Jabatan yang melayani permohonan informasi, bukan nama orang. Atasannya Kepala Desa.',
      synonyms: 'permohonan pejabat pengelola informasi dokumentasi',
    },
  }),
  part('pembaca', 'Pembaca', {
    count_readers: {
      label: 'Hitung pembaca',
      hint: 'Dasbor menampilkan artikel yang paling banyak dibaca. Yang dihitung hanya jumlahnya, tanpa tanda pengenal pembaca.',
      synonyms: 'statistik pengunjung views kunjungan privasi',
      Field: CheckField,
    },
  }),
] as const

export const SETTINGS_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  SITE_SETTINGS_PARTS.flatMap(({ labels }) => Object.entries(labels)),
)
