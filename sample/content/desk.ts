import { DEFAULT_DESK_SETTINGS } from '@/domain/complaints/desk-settings-schema'

export const DESK: typeof DEFAULT_DESK_SETTINGS = {
  ...DEFAULT_DESK_SETTINGS,
  templates: [
    {
      title: 'Diterima dan akan ditinjau',
      text: 'Terima kasih, laporan sudah kami terima. Petugas meninjau lokasi paling lambat [hari, tanggal] dan hasilnya kami sampaikan di sini.',
    },
    {
      title: 'Sedang dikerjakan',
      text: 'Laporan sedang ditangani [bagian atau nama kegiatan]. Perkiraan selesai [tanggal]. Bila mundur, kami kabari di halaman ini.',
    },
    {
      title: 'Menunggu pihak lain',
      text: 'Penanganan ini kewenangan [instansi]. Kami sudah meneruskannya pada [tanggal] dan akan menyampaikan jawabannya begitu ada.',
    },
    {
      title: 'Selesai ditangani',
      text: 'Laporan sudah selesai ditangani: [apa yang dikerjakan]. Bila masih ada yang kurang, silakan hubungi kantor desa dengan menyebut kode laporan. Terima kasih sudah peduli.',
    },
    {
      title: 'Sudah pernah dilaporkan',
      text: 'Terima kasih. Hal yang sama sudah lebih dahulu dilaporkan dan sedang ditangani, sehingga laporan ini kami gabungkan dengannya.',
    },
    {
      title: 'Bukan kewenangan desa',
      text: 'Mohon maaf, hal ini di luar kewenangan desa. Silakan sampaikan kepada [instansi] di [alamat atau nomor]. Kami siap membantu menyiapkan suratnya.',
    },
    {
      title: 'Keterangan belum cukup',
      text: 'Kami belum menemukan lokasi yang dimaksud. Mohon datang atau menelepon ke kantor desa dengan menyebut kode laporan, atau kirim laporan baru dengan alamat yang lebih lengkap.',
    },
  ],
  recipients: ['pengaduan@desa-sukamaju.example'],
}
