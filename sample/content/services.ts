import type { Service } from '@/domain/services/service-schema'

/*
 * The requirements are those that villages and civil registration offices publish. Counters,
 * durations and places are Sukamaju's own. Sources, read in 2026 in stored copies:
 *
 * - usaha: lumbumpetigo.com/layanan ("Dokumen yang Harus Disiapkan"); free: riauonline.co.id,
 *   "Warga Kecamatan Binawidya Keluhkan Sulitnya Bikin Surat Keterangan Usaha", 10 October 2023
 * - domisili: desakarungan.id/panduan-pengurusan-surat-keterangan-domisili; free and immediate:
 *   detik.com/jabar/berita/d-6173566, citing SIPP Kementerian PANRB
 * - tidak mampu: patalan.bantulkab.go.id, "Syarat Pengurusan Surat Keterangan Tidak Mampu (SKTM) di
 *   Kalurahan", 31 July 2025; free, within a working day: inews.id, "Contoh Surat Keterangan Tidak
 *   Mampu", citing the same SIPP
 * - kelahiran: Perpres 96/2018 as quoted by
 *   disdukcapil.bantulkab.go.id/hal/layanan-akta-kelahiran-persyaratan-akta-kelahiran and
 *   dukcapil.ngawikab.go.id/standar-pelayanan-penerbitan-akta-kelahiran; free: UU 24/2013 article
 *   79A; within 60 days: pasirbelengkong-paser.desa.id, 5 August 2025
 * - kematian: Perpres 96/2018 article 45 (inews.id, "Dukcapil Minta Warga Tak Sepelekan Akta
 *   Kematian", 28 February 2022: a letter of a doctor or the village head, within 30 days), and
 *   pasirbelengkong-paser.desa.id as above
 * - pindah: Perpres 96/2018 article 25 (3),
 *   disdukcapil.batam.go.id/perpindahan-penduduk-wni-dalam-nkri
 * - keramaian:
 *   keltunggulwulung.malangkota.go.id/layanan-publik/adminkel/surat-pengantar-izin-keramaian,
 *   kelsukoharjo.malangkota.go.id/layanan-publik/adminkel/izin-keramaian (PP 60/2017); police
 *   requirements for 300 to 500 people: kompas.tv, 30 September 2023
 * - bantuan: fame.grid.id/read/463097553, citing Kementerian Sosial, and indonesiabaik.id
 * - KTP and KK: Perpres 96/2018 articles 11, 12 and 15: nasional.tempo.co/amp/1144537,
 *   argopenikutoarjo.blogspot.com/2025/10/surat-pengantar-rt-dan-rw.html, citing Dirjen Dukcapil
 *   (Permendagri 108/2019)
 */

type ServiceText = Omit<
  Service,
  'id' | 'createdBy' | 'updatedBy' | 'updatedAt' | 'documents' | 'steps' | 'attachments'
> & {
  documents: readonly string[]
  steps: readonly string[]
  /** True for the service to which the sample form (`BUSINESS_FORM`) is attached. */
  attaches?: true
}

const DESK = {
  cost: 'Gratis',
  place: 'Kantor Desa Sukamaju, loket pelayanan',
  officer: 'Kepala Seksi Pelayanan',
  formurl: '',
} as const

const REGISTRATION = {
  cost: 'Gratis',
  officer: 'Petugas Disdukcapil Kabupaten Mandalagiri',
  place: 'Disdukcapil Kabupaten Mandalagiri',
  formurl: '',
} as const

export const SERVICES: readonly ServiceText[] = [
  {
    ...DESK,
    name: 'Surat keterangan usaha',
    category: 'Usaha',
    audience:
      'Warga yang punya usaha di Desa Sukamaju, misalnya untuk mengajukan KUR atau membuka rekening usaha.',
    documents: [
      'Surat pengantar RT dan RW tempat usaha',
      'Fotokopi KTP pemilik usaha, 1 lembar',
      'Fotokopi Kartu Keluarga, 1 lembar',
      'Foto tempat usaha, boleh di ponsel',
    ],
    steps: [
      'Minta surat pengantar kepada Ketua RT dan RW, gratis.',
      'Serahkan berkas di loket pelayanan dan sebutkan jenis usaha serta sejak kapan berjalan.',
      'Petugas memeriksa berkas; usaha yang belum dikenal dilihat dulu oleh kepala dusun.',
      'Surat ditandatangani Kepala Desa dan diambil di loket.',
    ],
    duration: '1 hari kerja',
    attaches: true,
  },
  {
    ...DESK,
    name: 'Surat keterangan domisili',
    category: 'Surat keterangan',
    audience:
      'Warga dan pendatang yang tinggal di Desa Sukamaju, untuk sekolah, pekerjaan, atau bank.',
    documents: [
      'Surat pengantar RT dan RW',
      'Fotokopi KTP, 1 lembar',
      'Fotokopi Kartu Keluarga, 1 lembar',
      'Bagi yang menyewa atau menumpang: surat sewa atau keterangan pemilik rumah',
    ],
    steps: [
      'Minta surat pengantar kepada Ketua RT dan RW.',
      'Isi formulir permohonan di loket pelayanan dan serahkan berkas.',
      'Petugas mencocokkan data; bila perlu alamatnya dilihat bersama Ketua RT.',
      'Terima surat yang sudah ditandatangani Kepala Desa.',
    ],
    duration: 'Selesai di tempat bila berkas lengkap',
  },
  {
    ...DESK,
    name: 'Surat keterangan tidak mampu (SKTM)',
    category: 'Sosial',
    audience:
      'Keluarga kurang mampu yang memerlukan keringanan biaya berobat, sekolah, atau kuliah.',
    documents: [
      'Surat pengantar RT yang menyebut keperluannya',
      'Fotokopi KTP kepala keluarga dan pemohon',
      'Fotokopi Kartu Keluarga',
      'Untuk berobat: surat pengantar dari puskesmas atau rumah sakit',
      'Untuk pendidikan: surat keterangan dari sekolah atau kampus',
    ],
    steps: [
      'Minta surat pengantar kepada Ketua RT.',
      'Serahkan berkas di loket pelayanan.',
      'Kepala Seksi Kesejahteraan memeriksa keadaan keluarga.',
      'Ambil surat yang sudah ditandatangani Kepala Desa.',
    ],
    duration: '1 hari kerja',
    officer: 'Kepala Seksi Kesejahteraan',
  },
  {
    ...DESK,
    name: 'Kelahiran: surat keterangan dan akta',
    category: 'Kependudukan',
    audience: 'Orang tua bayi yang baru lahir. Laporkan paling lambat 60 hari setelah kelahiran.',
    documents: [
      'Fotokopi surat keterangan lahir dari bidan, puskesmas, atau rumah sakit; aslinya diperlihatkan',
      'Bila lahir di rumah tanpa bidan: datang dulu ke kantor desa untuk surat keterangan Kepala Desa',
      'Fotokopi buku nikah atau akta perkawinan orang tua',
      'Fotokopi Kartu Keluarga',
    ],
    steps: [
      'Isi formulir F-2.01 di kantor desa; nama dua saksi cukup ditulis, tanpa fotokopi KTP mereka.',
      'Periksa ejaan nama dan tanggal lahir bersama petugas.',
      'Operator desa mengirim berkas ke Disdukcapil; boleh juga dibawa sendiri, tanpa surat pengantar.',
      'Akta kelahiran dan Kartu Keluarga yang baru terbit bersamaan.',
    ],
    duration: 'Surat keterangan selesai di tempat; akta menurut Disdukcapil',
    officer: 'Operator Desa',
  },
  {
    ...DESK,
    name: 'Kematian: surat keterangan dan akta',
    category: 'Kependudukan',
    audience: 'Keluarga almarhum atau Ketua RT. Laporkan paling lambat 30 hari setelah kematian.',
    documents: [
      'Surat kematian dari dokter atau rumah sakit, bila meninggal di sana',
      'KTP dan Kartu Keluarga almarhum',
      'Fotokopi KTP pelapor',
    ],
    steps: [
      'Laporkan kepada Ketua RT, lalu datang ke loket pelayanan.',
      'Bila meninggal di rumah, Kepala Desa membuat surat keterangan kematian.',
      'Operator desa mengirim berkas ke Disdukcapil; boleh juga dibawa sendiri, tanpa surat pengantar.',
      'Terima akta kematian, Kartu Keluarga, dan KTP pasangan yang sudah diperbarui.',
    ],
    duration: 'Surat keterangan selesai di tempat; akta menurut Disdukcapil',
    officer: 'Operator Desa',
  },
  {
    ...REGISTRATION,
    name: 'Pindah alamat',
    category: 'Kependudukan',
    audience: 'Warga yang pindah ke luar atau datang ke Desa Sukamaju. Tanpa surat pengantar.',
    documents: [
      'Fotokopi Kartu Keluarga',
      'Bila menumpang atau menyewa: surat tidak keberatan dari pemilik rumah',
      'KTP yang lama, untuk diganti di tempat tujuan',
    ],
    steps: [
      'Isi formulir F-1.03 di Disdukcapil. Surat pengantar RT, RW, dan desa tidak diperlukan.',
      'Di dalam satu kabupaten: KTP dan Kartu Keluarga dengan alamat baru langsung terbit.',
      'Ke kabupaten lain: bawa surat keterangan pindah (SKPWNI) ke Disdukcapil tujuan.',
      'Beri tahu Ketua RT yang lama dan yang baru.',
    ],
    duration: 'Menurut Disdukcapil',
  },
  {
    ...REGISTRATION,
    name: 'KTP dan Kartu Keluarga',
    category: 'Kependudukan',
    audience:
      'Warga yang membuat atau mengganti KTP dan Kartu Keluarga: tanpa surat pengantar, ke Disdukcapil (Perpres 96/2018).',
    documents: [
      'KTP baru, sejak usia 17 tahun: fotokopi Kartu Keluarga',
      'KTP hilang: surat kehilangan dari kepolisian dan fotokopi Kartu Keluarga',
      'Kartu Keluarga baru: buku nikah atau akta perkawinan',
      'Kartu Keluarga yang berubah: Kartu Keluarga lama dan bukti perubahannya',
    ],
    steps: [
      'Datang langsung ke Disdukcapil, tanpa surat pengantar RT, RW, atau desa.',
      'Rekam sidik jari, iris, dan foto bila baru pertama kali.',
      'Pengantar RT dan RW hanya untuk warga yang belum pernah punya NIK.',
      'Jadwal perekaman keliling di balai desa ada di halaman Agenda.',
    ],
    duration: 'Menurut Disdukcapil',
  },
  {
    ...DESK,
    name: 'Surat pengantar izin keramaian',
    category: 'Perizinan',
    audience:
      'Warga atau panitia yang mengadakan hajatan, pertunjukan, atau acara dengan keramaian.',
    documents: [
      'Surat pengantar RT dan RW',
      'Fotokopi KTP penanggung jawab, 1 lembar',
      'Fotokopi Kartu Keluarga penanggung jawab, 1 lembar',
      'Hari, jam, tempat, jenis hiburan, dan perkiraan jumlah tamu',
      'Untuk acara besar: proposal kegiatan dan izin pemilik tempat',
    ],
    steps: [
      'Minta surat pengantar kepada Ketua RT dan RW, dan beri tahu tetangga.',
      'Serahkan berkas di loket pelayanan, sebaiknya dua minggu sebelum acara.',
      'Terima surat pengantar dari Kepala Desa; bila diminta, teruskan ke kecamatan.',
      'Ajukan izin keramaian di Polsek. Izinnya diberikan kepolisian, bukan desa.',
    ],
    duration: '1 hari kerja untuk surat pengantar',
    officer: 'Kepala Seksi Pemerintahan',
  },
  {
    ...DESK,
    name: 'Usulan bantuan sosial',
    category: 'Sosial',
    audience: 'Keluarga kurang mampu yang belum terdata sebagai penerima bantuan pemerintah.',
    documents: ['KTP semua anggota keluarga yang sudah punya', 'Kartu Keluarga'],
    steps: [
      'Daftarkan keluarga Anda di loket pelayanan, atau lewat usulan di aplikasi Cek Bansos.',
      'Usulan dibahas dalam musyawarah desa dan dicatat dalam berita acara.',
      'Dinas Sosial memeriksa dengan kunjungan ke rumah.',
      'Data dikirim ke Kementerian Sosial, yang menetapkan penerima. Desa hanya mengusulkan.',
    ],
    duration: 'Mengikuti musyawarah desa dan Kementerian Sosial',
    officer: 'Kepala Seksi Kesejahteraan',
  },
]
