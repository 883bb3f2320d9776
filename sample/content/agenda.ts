import type { Repeat } from '@/domain/agenda/recurrence'
import type { Weekday } from '../calendar'

export interface AgendaText {
  /** Number of days from today until the event, negative for past events. */
  inDays: number
  /** If set, the event takes place on this weekday, on or after the day of `inDays`. */
  weekday?: Weekday
  repeat?: Repeat
  days?: number
  time: string
  endtime?: string
  title: string
  location: string
  description: string
}

export const AGENDA: readonly AgendaText[] = [
  {
    inDays: -48,
    weekday: 'Sabtu',
    time: '07:30',
    title: 'Pembukaan keran air bersih Cikahuripan',
    location: 'Bak penampung Cikahuripan, Dusun Babakan Sari',
    description:
      'Syukuran sederhana bersama warga RW 05 dan RW 06, dilanjutkan pembagian kartu meter.',
  },
  {
    inDays: -33,
    weekday: 'Sabtu',
    time: '19:30',
    endtime: '02:00',
    title: 'Penutupan hajat lembur dan pergelaran wayang kulit',
    location: 'Lapangan Dusun Babakan Sari',
    description: 'Terbuka untuk umum dan gratis. Parkir motor di halaman madrasah.',
  },
  {
    inDays: -16,
    weekday: 'Sabtu',
    time: '08:00',
    title: 'Bazar UMKM Sukamaju',
    location: 'Halaman balai desa',
    description: 'Tiga puluh empat lapak makanan, kerajinan, dan bibit.',
  },
  {
    inDays: -12,
    weekday: 'Rabu',
    repeat: 'bulanan-hari',
    time: '08:00',
    title: 'Posyandu Anggrek',
    location: 'Rumah kader Yeti Suryati, RT 02 RW 01 Cikalong',
    description: 'Penimbangan balita, imunisasi, dan pemeriksaan ibu hamil.',
  },
  {
    inDays: 0,
    time: '19:30',
    title: 'Musyawarah RW 03: jadwal ronda dan portal jalan baru',
    location: 'Rumah Ketua RW 03, Dusun Pasirangin',
    description:
      'Setiap RT diwakili dua orang. Dibahas giliran jaga portal selama beton belum boleh dilewati truk.',
  },
  {
    inDays: 1,
    weekday: 'Jumat',
    repeat: 'mingguan',
    time: '06:30',
    title: 'Senam lansia dan pemeriksaan tekanan darah',
    location: 'Lapangan Ciburial',
    description: 'Bawa kartu obat dan botol minum. Kalau hujan, dipindah ke balai desa.',
  },
  {
    inDays: 2,
    weekday: 'Minggu',
    time: '07:00',
    title: 'Kerja bakti saluran air Leuwi Batu',
    location: 'Bendung Leuwi Batu, kumpul di pos dusun',
    description:
      'Pemilik sawah Blok Leuwi Batu dan Ciseureuh. Bawa cangkul, parang, dan karung. Sarapan disediakan kelompok tani.',
  },
  {
    inDays: 3,
    weekday: 'Selasa',
    repeat: 'bulanan-hari',
    time: '08:00',
    title: 'Posyandu Kenanga',
    location: 'Pos dusun Pasirangin',
    description: 'Penimbangan balita dan imunisasi. Bawa buku KIA.',
  },
  {
    inDays: 6,
    weekday: 'Kamis',
    time: '13:00',
    title: 'Serah terima rabat beton Cikalong–Pasirangin',
    location: 'Balai desa',
    description:
      'TPK melaporkan pekerjaan dan penggunaan swadaya. Warga boleh ikut memeriksa ke lapangan setelahnya.',
  },
  {
    inDays: 10,
    weekday: 'Rabu',
    days: 3,
    time: '09:00',
    endtime: '12:00',
    title: 'Pendampingan QRIS untuk pelaku UMKM',
    location: 'Kantor BUMDes Maju Sejahtera, pasar desa',
    description: 'Enam pedagang per sesi. Bawa ponsel, KTP, dan buku rekening.',
  },
  {
    inDays: 5,
    weekday: 'Rabu',
    time: '08:00',
    endtime: '14:00',
    title: 'Perekaman KTP elektronik dan aktivasi KTP digital',
    location: 'Balai desa',
    description: 'Petugas Disdukcapil melayani 150 nomor antrean. Bawa fotokopi KK.',
  },
  {
    inDays: 21,
    weekday: 'Sabtu',
    time: '19:00',
    title: 'Layar tancap Karang Taruna',
    location: 'Lapangan Ciburial',
    description:
      'Film dipilih anak-anak lewat pemungutan suara di perpustakaan. Bawa tikar sendiri.',
  },
  {
    inDays: 30,
    weekday: 'Kamis',
    time: '09:00',
    title: 'Musyawarah desa penetapan APBDes',
    location: 'Balai desa',
    description:
      'BPD bersama pemerintah desa membahas rancangan APBDes tahun depan. Rancangan dapat dibaca di kantor desa sepekan sebelumnya.',
  },
]
