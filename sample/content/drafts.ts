import type { Draft } from '@/domain/drafts/draft-schema'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import { addDays } from '@/domain/time/date'
import { pictureOf } from '../bucket'
import { calendarAt, instantAt } from '../calendar'
import { CONTRIBUTOR, EDITOR } from '../people'
import { prose } from '../prose'

export interface DraftText extends Pick<Draft, 'kind' | 'data' | 'state' | 'createdBy'> {
  age: number
  publishAt?: string
}

export function draftTexts(today: string): DraftText[] {
  const { day, last } = calendarAt(today)
  return [
    {
      kind: 'announcements',
      state: 'terjadwal',
      createdBy: EDITOR,
      age: 1,
      publishAt: instantAt(addDays(today, 2), '06:00'),
      data: {
        title: 'Pemadaman listrik bergilir di Dusun Pasirangin',
        excerpt:
          'Perawatan gardu pukul 09.00 sampai 13.00. Kantor desa tetap melayani dengan genset.',
        content: prose`
          Perusahaan listrik merawat gardu Pasirangin pada ${day(5)}, pukul 09.00 sampai 13.00 WIB. Aliran
          ke RW 03 dan RW 04 dihentikan selama perawatan.

          Loket kantor desa tetap buka dengan genset. Pompa air Tirta Mulya tidak terpengaruh karena
          mengalir dengan gravitasi.
        `,
        category: ANNOUNCEMENT_CATEGORY,
        author: 'Siti Nurlaela',
        date: addDays(today, 2),
        enddate: addDays(today, 5),
        penting: true,
        attachments: '',
        ...pictureOf(null),
      },
    },
    {
      kind: 'news',
      state: 'diajukan',
      createdBy: CONTRIBUTOR,
      age: 1,
      data: {
        title: 'Tim voli putri Sukamaju lolos ke final antardesa',
        excerpt: 'Menang tiga set langsung atas tuan rumah. Final dimainkan di Lapangan Ciburial.',
        content: prose`
          Servis Nadia Putri mendarat di garis belakang, dan bangku cadangan Sukamaju langsung kosong
          karena semua pemain berlari ke lapangan. Skor 25–21, 25–18, 25–23 atas tuan rumah membawa tim
          voli putri ke final antardesa, ${last('Minggu')} sore.

          Tim ini berlatih tiga kali sepekan setelah asar. Jaringnya baru, dibeli dari sisa kas panitia
          kemerdekaan.

          Final dijadwalkan pekan depan di Lapangan Ciburial. Karang Taruna menyiapkan tenda dan meminta
          penonton tidak memarkir motor di pinggir lapangan.
        `,
        category: 'Sosial Budaya',
        author: 'Rizal Fadilah',
        date: today,
        attachments: '',
        ...pictureOf('lapangan-voli'),
      },
    },
    {
      kind: 'gallery',
      state: 'diajukan',
      createdBy: CONTRIBUTOR,
      age: 2,
      data: {
        caption: 'Sungai Cikembang surut, anak-anak mencari beunteur',
        ...pictureOf('sungai'),
      },
    },
    {
      kind: 'news',
      state: 'draf',
      createdBy: EDITOR,
      age: 3,
      data: {
        title: 'Rumah Pak Sarmin mulai diperbaiki',
        excerpt: '',
        content:
          'Tiga rumah tidak layak huni tahun ini: Pak Sarmin (RT 02 RW 03), Mak Uyat (RT 03 RW 02), Bu Kokom (RT 04 RW 05). Cek lagi ke Kasi Kesejahteraan: jumlah hari kerja, siapa penyumbang genting.',
        category: 'Pembangunan',
        author: 'Siti Nurlaela',
      },
    },
    {
      kind: 'umkm',
      state: 'draf',
      createdBy: CONTRIBUTOR,
      age: 6,
      data: {
        name: 'Sale pisang goreng',
        description: 'Pisang ambon jemur tiga hari. Harga belum pasti, tanya Bu Iis.',
        seller: 'Iis Aisah',
        whatsapp: '',
      },
    },
  ]
}
