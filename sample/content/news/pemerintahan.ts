import type { NewsText } from '../../article-text'
import { prose } from '../../prose'

export const GOVERNMENT_NEWS: readonly NewsText[] = [
  {
    when: { daysAgo: 19 },
    title: 'Surat pengantar selesai lima belas menit kalau syaratnya lengkap',
    excerpt:
      'Kantor desa menata ulang loket. Warga mengambil nomor, berkas diperiksa di depan, tidak ada lagi map titipan.',
    category: 'Pemerintahan',
    author: 'Admin Desa',
    picture: 'kantor-pelayanan',
    views: 291,
    content: ({ last }) => prose`
      Tumpukan map di meja pelayanan sudah tidak ada. Sejak bulan lalu kantor desa memakai satu loket
      periksa: petugas mencocokkan syarat di depan warga, dan hanya berkas lengkap yang mendapat nomor.

      Dari 138 surat yang keluar dua pekan terakhir, 121 rampung dalam lima belas menit. Sisanya tertunda
      karena tanda tangan ahli waris atau data kependudukan yang harus diperbaiki dulu di kecamatan.

      Syarat yang paling sering kurang ternyata itu-itu juga: fotokopi KK terbaru untuk SKTM, surat
      keterangan RT untuk domisili, dan KTP dua saksi untuk surat ahli waris. Daftarnya kini ditempel
      besar-besar di papan teras, juga dibagikan ke grup WhatsApp semua RT.

      Kasi Pelayanan membuka loket Senin sampai Kamis pukul 08.00–15.00, Jumat sampai pukul 11.30. Istirahat dilakukan bergantian
      supaya loket tidak kosong. Warga lanjut usia, ibu hamil, dan penyandang disabilitas didahulukan
      tanpa mengambil nomor.

      Seluruh surat keterangan tidak dipungut biaya. Kalau ada yang meminta uang rokok, sebutkan nama
      dan jamnya di kotak saran atau menu Pengaduan. ${last('Senin')} lalu kepala desa mengulang pesan itu
      di depan semua perangkat.
    `,
  },
  {
    when: { monthDay: '09-24' },
    title: 'Pompa air tenaga surya teratas dari 43 usulan musyawarah desa',
    excerpt:
      'Musyawarah menetapkan sebelas prioritas rencana kerja. Usulan gapura digugurkan lewat pemungutan suara.',
    category: 'Pemerintahan',
    author: 'Neng Rina Marlianti',
    picture: 'musyawarah-desa',
    views: 337,
    content: ({ last, year }) => prose`
      Dua papan tulis di balai desa penuh oleh 43 lembar kertas, satu usulan satu lembar. Peserta
      musyawarah desa ${last('Rabu')} menempelkan tiga butir stiker pada usulan yang menurut mereka paling
      mendesak. Setelah dihitung, pompa air tenaga surya untuk RT 05 Babakan Sari unggul dengan 61 stiker.

      Musyawarah menyusun Rencana Kerja Pemerintah Desa tahun ${year + 1}. Hadir 94 orang: BPD, ketua RT
      dan RW, kader, kelompok tani, guru, penyandang disabilitas, dan untuk pertama kalinya enam wakil
      anak dari forum anak desa.

      Wakil anak mengajukan satu hal, yaitu trotoar selebar bahu di depan SDN 2 karena murid berjalan di
      badan jalan. Usulan itu menempati urutan keempat, di atas perluasan area parkir pasar.

      Perdebatan paling panjang terjadi soal gapura baru Rp. 75 juta. Pendukungnya menganggap gapura sebagai
      wajah desa. Warga RW 04 menjawab bahwa wajah desa adalah jalan yang tidak berlubang. Ketua BPD, Oman
      Rohmana, akhirnya meminta pemungutan suara; gapura kalah 29 berbanding 58.

      Sebelas prioritas yang disepakati sekarang dihitung biayanya. Pagu sementara untuk pembangunan
      sekitar Rp. 830 juta, jadi hampir pasti dua atau tiga usulan terbawah harus menunggu.

      Berita acara dan foto semua lembar usulan disimpan di perpustakaan desa. Siapa pun boleh
      membacanya, termasuk usulan yang tidak terpilih.
    `,
  },
  {
    when: { monthDay: '02-26' },
    title: 'Sisa anggaran Rp. 38,7 juta, dan dari mana datangnya',
    excerpt:
      'Laporan pertanggungjawaban APBDes dibuka baris demi baris. Belanja terserap 97,6 persen.',
    category: 'Pemerintahan',
    author: 'Neng Rina Marlianti',
    picture: 'balai-desa',
    views: 448,
    content: ({ last, year }) => prose`
      “Sisa tiga puluh delapan juta ini uang apa?” Pertanyaan Pak Engkos dari RW 01 membuka sesi tanya
      jawab laporan pertanggungjawaban APBDes ${year - 1}, ${last('Selasa')} malam di balai desa. Kaur
      Keuangan menjawabnya dengan proyektor, satu per satu.

      Pendapatan tahun ${year - 1} masuk Rp. 1.687.240.000 dari rencana Rp. 1.689.162.000. Belanja terpakai
      Rp. 1.640.815.500 atau 97,6 persen. Setelah memperhitungkan pembiayaan, sisa lebih anggaran tercatat
      Rp. 38.742.500.

      Sepuluh juta di antaranya cadangan keadaan darurat yang tidak terpakai, sebab sepanjang tahun tidak
      ada kejadian luar biasa. Sekitar sepuluh juta lainnya berasal dari harga material jembatan gantung,
      drainase, dan kesiapsiagaan bencana yang lebih murah daripada perkiraan. BLT juga berkurang
      Rp. 2,7 juta karena seorang penerima meninggal dunia dan seorang lagi pindah.

      Warga menyoroti bagi hasil pajak yang kurang Rp. 3,6 juta. Uang itu, menurut Kaur Keuangan, ditransfer
      kabupaten berdasarkan penerimaan nyata sehingga desa tidak dapat menagih selisihnya.

      Sisa anggaran sudah masuk sebagai penerimaan pembiayaan tahun ini, bukan uang bebas. Rinciannya
      dapat dilihat pada halaman APBDes, dan salinan laporan lengkap tersedia di meja informasi kantor
      desa pada jam kerja.
    `,
  },
]
