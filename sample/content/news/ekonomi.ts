import type { NewsText } from '../../article-text'
import { prose } from '../../prose'

export const ECONOMY_NEWS: readonly NewsText[] = [
  {
    when: { daysAgo: 9 },
    title: 'Bazar UMKM sehari: keripik habis pukul sepuluh, omzet Rp. 27,6 juta',
    excerpt:
      'Sebanyak 34 lapak ikut serta. Sepertiga pembeli membayar dengan QRIS, dan itu menimbulkan masalah baru.',
    category: 'Ekonomi',
    author: 'Siti Nurlaela',
    picture: 'bazar-umkm',
    views: 402,
    content: ({ last }) => prose`
      Baru pukul sepuluh lewat, meja Ceu Euis sudah kosong. Delapan puluh bungkus keripik singkong yang
      ia goreng dua malam berturut-turut ludes, dan ia pulang sebentar untuk mengambil sisa stok warung.

      Bazar UMKM ${last('Sabtu')} di halaman balai desa diikuti 34 lapak, sembilan lebih banyak daripada
      bazar sebelumnya. Panitia mencatat omzet Rp. 27.645.000. Angka itu dihitung dari kupon penjualan,
      bukan taksiran, sebab setiap lapak wajib menyetor buku kasnya sebelum pulang.

      Urutan terlaris: kopi bubuk Pasir Manggu, keripik singkong, dodol, lalu nasi liwet. Kerajinan
      agak tertinggal. Hanya anyaman Teh Wiwin yang menembus Rp. 1 juta, itu pun berkat satu pembeli
      yang memesan dua belas bakul untuk hantaran.

      Sekitar sepertiga transaksi memakai QRIS. Pembeli senang, tetapi enam penjual belum tahu bahwa
      uangnya baru masuk keesokan hari. Ada pula dua kode yang dicetak terlalu kecil sehingga tidak
      terbaca. BUMDes akan mendampingi keenamnya di kantor, bergiliran sepulang pasar.

      Biaya bazar Rp. 3,2 juta, ditutup dari sewa lapak Rp. 40.000 dan sponsor koperasi. Sisa Rp. 418.000
      masuk kas paguyuban. Keluhan terbanyak di kotak saran: parkir sempit dan tidak ada tempat cuci
      tangan. Keduanya dicatat untuk bazar berikutnya.
    `,
  },
  {
    when: { daysAgo: 66 },
    title: 'Petik merah menaikkan harga kopi Pasir Manggu jadi Rp. 14.500 sekilo',
    excerpt:
      'Kelompok tani hanya menerima buah merah penuh. Tahun ini 41 pekebun ikut, dua kali lipat dari semula.',
    category: 'Ekonomi',
    author: 'Rizal Fadilah',
    picture: 'kebun-kopi',
    views: 358,
    content: ({ year }) => prose`
      Di gudang Kelompok Kopi Pasir Manggu ada satu ember berisi air. Buah yang baru ditimbang
      dituangkan ke situ; yang mengapung dikembalikan kepada pemiliknya. Tidak ada perdebatan, sebab
      pemiliknya melihat sendiri.

      Aturan itu yang membuat harga ceri kopi dari bukit di atas Pasirangin naik. Tahun lalu pengepul
      membeli campuran merah dan hijau Rp. 9.000 per kilogram. Musim ${year}, buah merah penuh dihargai
      Rp. 14.500 oleh koperasi di kecamatan, dibayar paling lambat tiga hari.

      “Awalnya banyak yang mundur. Memetik pilih itu lambat, satu pohon bisa empat kali didatangi,”
      cerita ketua kelompok, Ade Kusnadi. Dari 56 pekebun yang mendaftar pada tahun pertama, hanya 19
      yang bertahan. Sekarang anggotanya 41 orang dengan kebun seluruhnya 27 hektare.

      Hasil sampai pekan ini 11,8 ton ceri. Kira-kira sepersepuluhnya diolah sendiri menjadi kopi bubuk
      oleh tujuh ibu anggota kelompok, dengan mesin sangrai lima kilogram bantuan BUMDes.

      Persoalan yang tersisa ialah penjemuran. Para-para bambu hanya muat 600 kilogram, padahal pada
      puncak panen masuk satu ton sehari. Kelompok sedang menabung untuk rumah jemur plastik dan sudah
      terkumpul Rp. 8,3 juta dari kebutuhan Rp. 15 juta.

      Bagi yang ingin belajar, sekolah kebun diadakan setiap Kamis kedua di saung Blok Cigintung. Boleh
      datang tanpa mendaftar, asal mau ikut memangkas.
    `,
  },
  {
    when: { daysAgo: 150 },
    title: 'Dua puluh ibu menamatkan pelatihan menjahit, pesanan pertama seragam PAUD',
    excerpt:
      'Pelatihan 16 kali pertemuan ditutup dengan ujian menjahit kemeja. Delapan lulusan membentuk kelompok.',
    category: 'Ekonomi',
    author: 'Neng Rina Marlianti',
    picture: 'pelatihan-menjahit',
    views: 233,
    content: ({ last }) => prose`
      Ujiannya bukan di kertas. Setiap peserta mendapat selembar kain dua meter, satu lembar pola, dan
      waktu lima jam untuk menjadikannya kemeja. Sampai pukul dua siang ${last('Kamis')}, kedua puluh
      kemeja tergantung di kawat jemuran balai desa untuk dinilai.

      Pelatihan menjahit ini berlangsung 16 pertemuan selama dua bulan. Pengajarnya Teh Lina, penjahit
      dari Pasirangin yang dulu dua belas tahun bekerja di pabrik garmen. Materinya dimulai dari yang
      paling dihindari orang: membersihkan dan menyetel mesin.

      Kelompok PKK sengaja mengutamakan ibu yang belum punya penghasilan sendiri. Anak boleh dibawa;
      dua kader bergiliran menjaga mereka di ruang perpustakaan.

      Delapan lulusan lalu membentuk kelompok jahit Saluyu dan meminjam empat mesin milik desa dengan
      perjanjian satu tahun. Pesanan pertama datang dari PAUD Melati, 46 setel seragam, ongkos jahit
      Rp. 45.000 per setel. Harus selesai sebelum tahun ajaran baru, jadi mereka bekerja dua giliran.
    `,
  },
  {
    when: { daysAgo: 199 },
    title: 'Kolam lele kelompok Mina Barokah panen 412 kilogram dari enam kolam',
    excerpt:
      'Pakan maggot memangkas biaya seperempat. Satu kolam gagal karena terlambat ganti air, dan itu diakui terbuka.',
    category: 'Ekonomi',
    author: 'Siti Nurlaela',
    picture: 'kolam-lele',
    views: 211,
    content: ({ last, next }) => prose`
      Panen serempak kelompok Mina Barokah ${last('Minggu')} menghasilkan 412 kilogram lele. Ukurannya
      rata-rata delapan ekor sekilo dan langsung diambil bandar dari kota dengan harga Rp. 22.000.

      Angka itu sebetulnya di bawah target 500 kilogram. Ketua kelompok, Cecep Saepulloh, tidak menutupi
      sebabnya. Kolam nomor empat terlambat diganti airnya ketika jadwal jaga bertepatan dengan hajatan;
      hampir separuh isinya mati dalam dua malam. Sejak itu jadwal ditulis di papan dan penjaga harus
      menandatangani, bukan sekadar mencentang.

      Yang menggembirakan, biaya pakan turun seperempat. Kelompok membudidayakan maggot dari sisa sayur
      pasar, sekitar 15 kilogram sehari, lalu mencampurnya dengan pelet mulai minggu keempat.

      Laba bersih musim ini Rp. 3.180.000. Sesuai kesepakatan, setengahnya dibagi kepada dua belas anggota,
      tiga puluh persen untuk bibit berikutnya, dan sisanya masuk dapur bersama posyandu dalam bentuk
      ikan, bukan uang.

      Benih baru, 6.000 ekor, ditebar ${next('Rabu')}. Warga RW 05 yang ingin bergabung masih ditunggu
      karena dua anggota pindah ke luar desa.
    `,
  },
  {
    when: { daysAgo: 297 },
    title: 'Sapi ketahanan pangan beranak tiga, giliran berikutnya ke kelompok Pasirangin',
    excerpt:
      'Dari empat induk yang dibeli tahun lalu, tiga sudah melahirkan. Anaknya digulirkan menurut undian.',
    category: 'Ekonomi',
    author: 'Admin Desa',
    picture: 'ternak-sapi',
    views: 264,
    content: ({ last, year }) => prose`
      Anak sapi ketiga lahir ${last('Senin')} malam, betina, sehat, dan oleh anak-anak sekitar kandang
      langsung dinamai Si Geulis. Induknya salah satu dari empat sapi yang dibeli desa tahun
      ${year - 1} melalui program ketahanan pangan.

      Kandang kelompok Mukti Raharja di Babakan Sari dikelola sepuluh keluarga. Mereka tidak menerima
      upah. Imbalannya anak sapi: dari setiap dua ekor, satu menjadi milik pemelihara dan satu digulirkan
      kepada kelompok lain.

      Undian di balai desa menetapkan Pasirangin sebagai penerima berikutnya. Serah terima dilakukan
      setelah anak sapi disapih pada umur enam bulan, supaya tidak mudah sakit. Sambil menunggu,
      kelompok Pasirangin menanam odot di 1.200 meter persegi tanah kas desa.

      Mantri hewan kecamatan memeriksa kandang sebulan sekali. Semua induk sudah divaksin penyakit mulut
      dan kuku. Satu ekor sempat mogok makan dan dirawat empat hari; biayanya Rp. 350.000 dari kas kelompok.

      Kotorannya pun tidak terbuang. Tujuh dapur di sekitar kandang memasak dengan biogas, dan ampasnya
      dijual Rp. 12.000 sekarung kepada petani sayur.
    `,
  },
]
