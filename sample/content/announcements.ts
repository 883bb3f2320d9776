import type { AnnouncementText } from '../article-text'
import { prose } from '../prose'

export const ANNOUNCEMENTS: readonly AnnouncementText[] = [
  {
    when: { daysAgo: 3 },
    endsIn: 12,
    title: 'Perekaman KTP elektronik di balai desa, bawa fotokopi KK',
    excerpt:
      'Petugas Disdukcapil melayani perekaman baru, pergantian KTP rusak, dan aktivasi KTP digital.',
    author: 'Siti Nurlaela',
    picture: 'kantor-pelayanan',
    views: 264,
    content: ({ next }) => prose`
      Petugas Dinas Kependudukan dan Pencatatan Sipil Kabupaten Mandalagiri datang ke
      [balai desa](/kontak) pada **${next('Rabu', 1)}**, pukul 08.00 sampai 14.00 WIB.

      ## Yang dilayani

      - perekaman bagi warga yang genap 17 tahun

      - penggantian KTP yang hilang atau rusak

      - aktivasi Identitas Kependudukan Digital

      Warga yang sakit atau tidak bisa berjalan akan didatangi; ketua RT mohon mengirim namanya paling
      lambat tiga hari sebelumnya.

      ## Yang dibawa

      Bawalah **fotokopi kartu keluarga**. Untuk KTP hilang, lampirkan surat kehilangan dari kepolisian.
      Nomor antrean dibagikan di tempat mulai pukul 07.30 dan dibatasi 150 orang. Semua layanan gratis.
      Keterangan tentang KTP digital ada di https://dukcapil.kemendagri.go.id.
    `,
  },
  {
    when: { daysAgo: 17 },
    endsIn: null,
    penting: true,
    title: 'Nomor siaga ambulans desa berlaku 24 jam',
    excerpt: 'Ambulans untuk warga Sukamaju tidak dipungut biaya, termasuk rujukan ke rumah sakit.',
    author: 'Admin Desa',
    picture: null,
    views: 381,
    content: () => prose`
      Ambulans desa siaga siang dan malam di garasi kantor desa. Hubungi sopir jaga di nomor
      0812-0000-0091 atau ketua RT terdekat. Sebutkan nama pasien, patokan rumah, dan apakah pasien
      dapat duduk.

      Layanan ini gratis bagi seluruh warga Desa Sukamaju: sakit, melahirkan, kecelakaan, dan mengantar
      jenazah di wilayah kabupaten. Sopir dilarang menerima uang. Perjalanan ke luar kabupaten mengganti
      bahan bakar sesuai nota.

      Pertolongan pertama tetap lebih penting daripada menunggu. Untuk luka berdarah, tekan dengan kain
      bersih; untuk kejang, miringkan badan dan jangan masukkan apa pun ke mulut.
    `,
  },
  {
    when: { daysAgo: 38 },
    endsIn: -21,
    title: 'Jalan Babakan Sari ditutup tiga hari untuk penggantian gorong-gorong',
    excerpt: 'Kendaraan roda empat dialihkan lewat Cikalong. Sepeda motor masih bisa melintas.',
    author: 'Admin Desa',
    picture: null,
    views: 203,
    content: ({ next }) => prose`
      Gorong-gorong di depan Mushala Nurul Huda, RT 02 RW 05, ambles setelah hujan lebat. Penggantiannya
      dimulai ${next('Senin', 1)} dan diperkirakan selesai dalam tiga hari.

      Selama pekerjaan berlangsung mobil dan truk dialihkan lewat Dusun Cikalong. Sepeda motor boleh
      melintas di jembatan papan di sisi kiri, bergantian. Angkutan anak sekolah menunggu di depan
      warung Bu Tati.

      Mohon tidak memindahkan pembatas jalan pada malam hari. Lubangnya sedalam dua meter.
    `,
  },
  {
    when: { daysAgo: 70 },
    endsIn: null,
    title: 'Pembayaran iuran air Tirta Mulya paling lambat tanggal 10',
    excerpt:
      'Bayar di saung bendahara atau lewat QRIS. Dua bulan menunggak, sambungan ditutup sementara.',
    author: 'Mamat Rahmatullah',
    picture: null,
    views: 146,
    content: () => prose`
      Kepada seluruh pelanggan air bersih Tirta Mulya di RW 05 dan RW 06, petugas membaca meteran setiap
      tanggal 1 sampai 3. Jumlah tagihan ditulis di kartu yang digantung di dekat meteran.

      Iuran dibayar paling lambat tanggal 10 kepada bendahara, Bu Nani Suryani, di saung RT 03 RW 06
      setiap sore pukul 16.00–17.30, atau lewat QRIS yang tertera pada kartu. Simpan buktinya.

      Pelanggan yang menunggak dua bulan akan diingatkan di rumah. Bila belum ada kesepakatan, sambungan
      ditutup sementara tanpa biaya buka kembali. Keluarga yang sedang kesulitan silakan bicara dulu;
      ada dana tenggang dari kas kelompok.
    `,
  },
  {
    when: { daysAgo: 112 },
    endsIn: -88,
    title: 'Pendaftaran kader posyandu dan juru pemantau jentik',
    excerpt: 'Dibutuhkan enam kader untuk Pasirangin dan Babakan Sari. Tidak ada batas umur atas.',
    author: 'Neng Rina Marlianti',
    picture: 'posyandu',
    views: 177,
    content: () => prose`
      Pemerintah desa membuka pendaftaran enam kader: empat kader posyandu dan dua juru pemantau jentik.
      Syaratnya bertempat tinggal di dusun yang bersangkutan, dapat membaca dan menulis, serta mendapat
      izin keluarga. Tidak ada batas umur atas, laki-laki pun boleh mendaftar.

      Serahkan surat pernyataan bermeterai dan fotokopi KTP kepada Kasi Kesejahteraan pada jam kerja.
      Calon mengikuti pelatihan dua hari di Puskesmas Giriwangi dengan uang transpor.

      Kader menerima insentif Rp. 150.000 sebulan dan jaminan kecelakaan kerja. Nama yang terpilih
      diumumkan di papan balai desa.
    `,
  },
  {
    when: { daysAgo: 190 },
    endsIn: -165,
    title: 'Vaksin rabies gratis untuk anjing dan kucing',
    excerpt: 'Dokter hewan dinas berkeliling ke tiga dusun. Hewan diikat atau dimasukkan kandang.',
    author: 'Siti Nurlaela',
    picture: null,
    views: 132,
    content: ({ next }) => prose`
      Dinas Peternakan mengadakan vaksinasi rabies gratis: di Cikalong ${next('Selasa', 2)}, lalu
      di Pasirangin dan Babakan Sari pada dua hari berikutnya. Setiap hari mulai pukul 09.00 di pos dusun
      masing-masing.

      Hewan yang divaksin berumur paling sedikit tiga bulan, sehat, dan tidak sedang bunting. Anjing
      diikat dengan tali pendek, kucing dibawa dalam keranjang atau karung berlubang.

      Bila tergigit anjing, cuci luka dengan sabun di air mengalir selama lima belas menit lalu segera
      ke Puskesmas Giriwangi. Jangan menunggu sampai besok.
    `,
  },
]
