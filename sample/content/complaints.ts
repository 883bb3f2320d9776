import {
  ANONYMISED,
  ANONYMISED_REPLY,
  type ComplaintCategory,
  type ComplaintChannel,
  type ComplaintStatus,
  type HistoryKind,
  type Verdict,
} from '@/domain/complaints/complaint'
import type { PictureKey } from '../pictures/catalogue'

export interface StepText {
  daysAgo: number
  time: string
  kind?: HistoryKind
  to?: ComplaintStatus
  note: string
  reply?: string
  photos?: readonly [PictureKey | null, PictureKey | null]
  /** True if the reporter reopened the report. The note then contains the reporter's reason. */
  isByReporter?: true
}

export interface ComplaintText {
  name: string
  address: string
  phone?: string
  category: ComplaintCategory
  report: string
  channel?: ComplaintChannel
  photo: PictureKey | null
  daysAgo: number
  /** Local time `HH:mm` on the reporter's device. */
  time: string
  /** Minutes from sending a report until its receipt. High for a report that waited for a network. */
  minutesUnderWay: number
  steps: readonly StepText[]
  /** True if an officer is assigned before the first step. */
  isAssigned?: true
  isAnonymised?: true
  /** The reporter's verdict: `ya` (solved, given a day after closing) or `belum` (not solved, reopens the report). */
  verdict?: Verdict
}

export const COMPLAINTS: readonly ComplaintText[] = [
  {
    name: 'Ibu Tati Kurniasih',
    address: 'RT 02 RW 05, Dusun Babakan Sari',
    phone: '0812 0000 0921',
    category: 'infrastruktur',
    report:
      'Pembatas di ujung jembatan gantung sebelah warung saya lepas satu. Anak-anak suka lari di situ kalau pulang sekolah. Mohon diganti sebelum ada yang jatuh, untuk sementara saya ikat tali rafia.',
    photo: 'jembatan-gantung',
    daysAgo: 1,
    time: '16:42',
    minutesUnderWay: 1,
    steps: [],
  },
  {
    name: 'Asep Mulyadi',
    address: 'RT 04 RW 03, Dusun Pasirangin',
    category: 'keamanan',
    report:
      'Sudah tiga malam ada motor tanpa pelat parkir di dekat gudang kopi sekitar jam dua. Orangnya pakai helm terus. Tolong ronda dilewatkan ke situ.',
    photo: 'pos-ronda',
    daysAgo: 1,
    time: '05:10',
    minutesUnderWay: 437,
    steps: [],
  },
  {
    name: 'Yayah',
    address: 'RT 05 RW 06, Dusun Babakan Sari',
    phone: '+62 812 0000 0922',
    category: 'lainnya',
    report:
      'Kapan RT 05 dapat air dari Cikahuripan? Tetangga di bawah sudah punya keran, kami masih menadah hujan dan memikul.',
    photo: 'air-bersih',
    daysAgo: 2,
    time: '19:55',
    minutesUnderWay: 2,
    isAssigned: true,
    steps: [],
  },
  {
    name: 'Hendra Wijayakusuma',
    address: 'RT 01 RW 02, Dusun Cikalong',
    phone: '0812-0000-0923',
    category: 'infrastruktur',
    report:
      'Lampu jalan tenaga surya nomor 7 padam sejak hujan hari Senin. Nomor 8 juga kedip-kedip. Tikungannya gelap sekali kalau malam.',
    photo: 'lampu-jalan',
    daysAgo: 5,
    time: '20:31',
    minutesUnderWay: 1,
    steps: [
      {
        daysAgo: 4,
        time: '09:15',
        to: 'Diproses',
        note: 'Teknisi garansi baru bisa datang Jumat. Minta Linmas pasang pantulan di tikungan.',
        reply:
          'Terima kasih, Pak Hendra. Lampu 7 dan 8 masih bergaransi dan teknisi sudah dijadwalkan. Sementara itu Linmas memasang pemantul cahaya di tikungan.',
      },
      {
        daysAgo: 4,
        time: '09:32',
        kind: 'panggilan',
        note: 'Pelapor ditelepon: nomor 9 juga mulai redup. Sudah ditambahkan ke permintaan garansi.',
      },
      {
        daysAgo: 1,
        time: '13:40',
        kind: 'catatan',
        note: 'Linmas melapor pemantul sudah terpasang. Teknisi mundur ke Senin karena suku cadang.',
      },
    ],
  },
  {
    name: 'Abah Oyib',
    address: 'RT 01 RW 04, Dusun Pasirangin',
    phone: '0812 0000 0925',
    category: 'pelayanan',
    report:
      'Menelepon: kartu keluarga anaknya sudah tiga minggu belum selesai, padahal dibutuhkan untuk mendaftar sekolah. Berkasnya dititipkan kepada ketua RT.',
    channel: 'telepon',
    photo: null,
    daysAgo: 6,
    time: '08:35',
    minutesUnderWay: 0,
    steps: [
      {
        daysAgo: 6,
        time: '10:20',
        to: 'Diproses',
        note: 'Berkas masih di ketua RT, kurang fotokopi buku nikah.',
        reply:
          'Berkas Abah sudah kami temukan di ketua RT. Masih kurang satu fotokopi buku nikah; setelah lengkap, kartu keluarga selesai dalam tiga hari kerja.',
      },
      {
        daysAgo: 5,
        time: '09:05',
        kind: 'panggilan',
        note: 'Ditelepon dua kali, tidak diangkat. Titip pesan kepada ketua RT.',
      },
    ],
  },
  {
    name: 'Nenden Sri Wahyuni',
    address: 'RT 03 RW 02, Dusun Cikalong',
    category: 'sosial',
    report:
      'Nenek sebelah rumah saya, Mak Uyat, tinggal sendiri dan sudah dua bulan tidak terdaftar bantuan beras karena KTP-nya hilang. Makannya dikirim tetangga bergantian.',
    photo: 'bantuan-beras',
    daysAgo: 9,
    time: '10:04',
    minutesUnderWay: 1,
    steps: [
      {
        daysAgo: 8,
        time: '08:40',
        to: 'Diproses',
        note: 'Kunjungan bersama Kadus I. NIK ada di buku induk, tinggal cetak ulang. Usulkan ke musyawarah RT.',
        reply:
          'Kami sudah mengunjungi Mak Uyat. KTP-nya dicetak ulang pada perekaman di balai desa, dan namanya diusulkan sebagai penerima pengganti melalui musyawarah RT 03.',
      },
    ],
  },
  {
    name: 'Mak Ecin Kuraesin',
    address: 'RT 04 RW 06, Dusun Babakan Sari',
    category: 'sosial',
    report:
      'Datang ke kantor: timbangan di posyandu RW 06 rusak sejak bulan lalu, jadi berat balita ditulis kira-kira. Petugas memotretnya saat meninjau hari itu juga.',
    channel: 'datang',
    photo: 'posyandu',
    daysAgo: 10,
    time: '09:48',
    minutesUnderWay: 0,
    steps: [
      {
        daysAgo: 10,
        time: '10:05',
        to: 'Diproses',
        note: 'Kader membenarkan. Timbangan cadangan ada di gudang balai desa.',
      },
      {
        daysAgo: 9,
        time: '14:15',
        to: 'Selesai',
        note: 'Berita acara peminjaman ditandatangani kader.',
        reply:
          'Timbangan cadangan dari balai desa sudah dipakai di posyandu RW 06 sejak hari ini. Timbangan yang rusak kami kirim untuk ditera ulang.',
        photos: [null, 'posyandu'],
      },
    ],
  },
  {
    name: 'Dindin Samsudin',
    address: 'RT 03 RW 01, Dusun Cikalong',
    phone: '0812 0000 0924',
    category: 'pelayanan',
    report:
      'Saya diminta Rp. 20.000 waktu mengurus surat domisili, katanya uang rokok. Di papan tertulis gratis.',
    photo: 'kantor-pelayanan',
    verdict: 'ya',
    daysAgo: 31,
    time: '13:22',
    minutesUnderWay: 1,
    steps: [
      {
        daysAgo: 30,
        time: '09:00',
        to: 'Diproses',
        note: 'Rahasiakan nama pelapor. Sekdes memeriksa, bukan kasi yang bersangkutan.',
        reply:
          'Laporan Bapak diperiksa langsung oleh Sekretaris Desa. Nama pelapor tidak kami sampaikan kepada siapa pun.',
      },
      {
        daysAgo: 27,
        time: '14:10',
        to: 'Selesai',
        note: 'Pemungut orang luar yang menawarkan jasa antre, bukan perangkat. Uang dikembalikan.',
        reply:
          'Uang dipungut oleh perantara di halaman, bukan petugas. Rp. 20.000 sudah kami titipkan kepada ketua RT untuk Bapak. Sekarang ada loket periksa supaya warga tidak perlu perantara.',
      },
      {
        daysAgo: 22,
        time: '10:45',
        to: 'Diproses',
        note: 'Pelapor mengabari: perantara yang sama muncul lagi hari pasaran.',
        reply: 'Laporan kami buka kembali karena perantara itu terlihat lagi di halaman kantor.',
      },
      {
        daysAgo: 20,
        time: '16:00',
        to: 'Selesai',
        note: 'Surat pernyataan ditandatangani di depan Bhabinkamtibmas.',
        reply:
          'Yang bersangkutan sudah membuat pernyataan tidak mengulangi, dan Linmas berjaga di halaman setiap hari pasaran.',
      },
    ],
  },
  {
    name: 'Oman Rohmana',
    address: 'RT 03 RW 04, Dusun Pasirangin',
    phone: '0812 0000 0926',
    category: 'infrastruktur',
    report:
      'Saluran irigasi blok Cisero tersumbat tanah longsoran, airnya meluap ke jalan setapak. Empat petak sawah di bawahnya sudah seminggu kering.',
    photo: 'saluran-irigasi',
    verdict: 'belum',
    daysAgo: 36,
    time: '06:48',
    minutesUnderWay: 1,
    steps: [
      {
        daysAgo: 35,
        time: '08:30',
        to: 'Diproses',
        note: 'Kadus II ke lokasi bersama ketua kelompok tani. Longsoran kira-kira sepanjang 6 meter.',
        reply:
          'Lokasi sudah dilihat kepala dusun bersama kelompok tani. Longsoran diangkat lewat gotong royong hari Minggu.',
      },
      {
        daysAgo: 33,
        time: '14:20',
        to: 'Selesai',
        note: 'Gotong royong 24 orang, air mengalir lagi.',
        reply: 'Longsoran sudah diangkat dan air mengalir kembali ke sawah.',
      },
      {
        daysAgo: 32,
        time: '06:15',
        to: 'Diproses',
        isByReporter: true,
        note: 'Baru sehari sudah longsor lagi di tempat yang sama, petak paling bawah tetap kering.',
      },
      {
        daysAgo: 28,
        time: '15:45',
        to: 'Selesai',
        note: 'Bronjong bambu dua lapis, bahan dari pos pemeliharaan irigasi.',
        reply:
          'Maaf, perbaikan pertama tidak bertahan. Tebingnya sekarang ditahan bronjong bambu, dan air sudah sampai ke petak paling bawah.',
      },
    ],
  },
  {
    name: 'Ujang Komarudin',
    address: 'RT 02 RW 05, Dusun Babakan Sari',
    category: 'infrastruktur',
    report:
      'Gorong-gorong depan Mushala Nurul Huda ambles, lubangnya lebar. Semalam ada motor hampir masuk.',
    photo: 'gotong-royong',
    verdict: 'ya',
    daysAgo: 43,
    time: '06:20',
    minutesUnderWay: 3,
    steps: [
      {
        daysAgo: 43,
        time: '08:05',
        to: 'Diproses',
        note: 'Kadus III pasang drum dan bambu. Pakai pos pemeliharaan, tidak perlu menunggu perubahan anggaran.',
        reply:
          'Lokasi sudah dipagari pagi ini. Gorong-gorong akan diganti, jalan ditutup untuk mobil selama tiga hari; jadwalnya kami umumkan di situs desa.',
      },
      {
        daysAgo: 21,
        time: '15:30',
        to: 'Selesai',
        note: 'Dua buis beton diameter 60. Foto akhir ada di map kegiatan.',
        reply:
          'Gorong-gorong sudah diganti dan jalan dibuka kembali sore ini. Terima kasih sudah melapor cepat.',
        photos: ['gotong-royong', 'jalan-rabat-beton'],
      },
    ],
  },
  {
    name: 'Lia Amalia',
    address: 'RT 02 RW 05, Dusun Babakan Sari',
    category: 'infrastruktur',
    report: 'Jalan depan mushala bolong besar, bahaya buat anak sekolah. Tolong cepat ditutup.',
    photo: 'jalan-rabat-beton',
    daysAgo: 43,
    time: '07:48',
    minutesUnderWay: 1,
    steps: [
      {
        daysAgo: 43,
        time: '08:12',
        to: 'Duplikat',
        note: 'Sama dengan laporan Ujang Komarudin pukul 06.20 hari ini.',
        reply:
          'Terima kasih, Bu Lia. Lubang yang sama sudah dilaporkan pagi ini dan sedang ditangani, sehingga laporan ini kami gabungkan.',
      },
    ],
  },
  {
    name: 'Warga RW 04',
    address: 'RW 04, Dusun Pasirangin',
    category: 'lainnya',
    report:
      'Mohon desa membubarkan arisan tetangga saya karena berisik setiap Minggu siang dan parkirnya di depan rumah orang.',
    photo: 'lapangan-voli',
    daysAgo: 52,
    time: '14:37',
    minutesUnderWay: 1,
    steps: [
      {
        daysAgo: 51,
        time: '11:20',
        to: 'Ditolak',
        note: 'Bukan urusan desa. Ketua RT sudah diberi tahu tanpa menyebut nama pelapor.',
        reply:
          'Desa tidak berwenang membubarkan arisan warga. Soal parkir dan suara sudah kami teruskan kepada ketua RT agar dibicarakan baik-baik antartetangga.',
      },
    ],
  },
  {
    name: 'Bu Mega Sulastri',
    address: 'SDN 2 Sukamaju, Dusun Cikalong',
    category: 'keamanan',
    report:
      'Truk pasir lewat depan sekolah tepat jam masuk. Dua kali spionnya menyenggol tas murid. Mohon diatur jamnya.',
    photo: 'sekolah-dasar',
    daysAgo: 64,
    time: '09:02',
    minutesUnderWay: 2,
    steps: [
      {
        daysAgo: 63,
        time: '13:30',
        to: 'Selesai',
        note: 'Sepakat dengan pemilik depo, ada berita acara. Linmas berjaga dua pekan pertama.',
        reply:
          'Mulai besok truk pasir tidak melintas pukul 06.30–07.30 dan 11.30–13.00 pada hari sekolah. Linmas membantu menyeberangkan murid selama dua pekan.',
      },
    ],
  },
  {
    name: 'Euis Komalasari',
    address: 'RT 01 RW 05, Dusun Babakan Sari',
    phone: '0812 0000 0927',
    category: 'lainnya',
    report:
      'Sampah di dekat pos bank sampah menumpuk tiga minggu tidak diangkut. Baunya sampai ke rumah dan mulai banyak lalat.',
    photo: 'bank-sampah',
    verdict: 'ya',
    daysAgo: 76,
    time: '17:11',
    minutesUnderWay: 1,
    steps: [
      {
        daysAgo: 75,
        time: '08:50',
        to: 'Diproses',
        note: 'Gerobak motor rusak sejak awal bulan. Pinjam bak terbuka BUM Desa.',
        reply:
          'Gerobak pengangkutnya rusak dan sedang diperbaiki. Besok sampah diangkut dengan kendaraan BUM Desa.',
      },
      {
        daysAgo: 73,
        time: '11:25',
        to: 'Selesai',
        note: 'Tiga rit. Jadwal angkut ditempel di pos.',
        reply:
          'Tumpukan sudah habis diangkut. Mulai pekan ini sampah diambil setiap Rabu dan Sabtu pagi.',
      },
    ],
  },
  {
    name: 'Cecep Hidayat',
    address: 'RT 05 RW 01, Dusun Cikalong',
    category: 'infrastruktur',
    report:
      'Pipa air bersih di tikungan bawah balai RW bocor. Airnya terbuang ke selokan siang malam, keran di rumah jadi kecil.',
    photo: 'air-bersih',
    verdict: 'ya',
    daysAgo: 88,
    time: '07:26',
    minutesUnderWay: 2,
    steps: [
      {
        daysAgo: 87,
        time: '09:10',
        to: 'Diproses',
        note: 'Pengurus air diberi tahu. Sambungan 2 dim, suku cadang ada.',
        reply: 'Pengurus air bersih datang hari ini untuk mengganti sambungan yang bocor.',
      },
      {
        daysAgo: 86,
        time: '16:35',
        to: 'Selesai',
        note: 'Sambungan diganti, ditimbun lagi.',
        reply: 'Sambungan yang bocor sudah diganti dan tekanan air kembali seperti biasa.',
      },
    ],
  },
  {
    name: ANONYMISED.name,
    address: ANONYMISED.address,
    category: 'infrastruktur',
    report: ANONYMISED.report,
    photo: null,
    daysAgo: 412,
    time: '11:15',
    minutesUnderWay: 1,
    isAnonymised: true,
    steps: [
      { daysAgo: 410, time: '09:30', to: 'Diproses', note: '', reply: ANONYMISED_REPLY },
      { daysAgo: 391, time: '15:10', to: 'Selesai', note: '', reply: ANONYMISED_REPLY },
    ],
  },
]
