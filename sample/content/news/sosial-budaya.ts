import type { NewsText } from '../../article-text'
import { prose } from '../../prose'

export const CULTURE_NEWS: readonly NewsText[] = [
  {
    when: { daysAgo: 26 },
    title: 'Hajat lembur ditutup wayang kulit, dalang cilik tampil lebih dulu',
    excerpt:
      'Pergelaran semalam suntuk di Babakan Sari menjadi panggung pertama Gilang, siswa kelas lima.',
    category: 'Sosial Budaya',
    author: 'Rizal Fadilah',
    picture: 'wayang-kulit',
    views: 376,
    content: ({ last }) => prose`
      Blencong belum dinyalakan ketika Gilang Ramdhan, sepuluh tahun, sudah bersila di belakang kelir.
      Tangannya mengepal-ngepal. Sebelum dalang utama naik, panitia hajat lembur memberinya dua puluh
      menit, dan ia memilih lakon pendek perang Gatotkaca.

      Hajat lembur di Dusun Babakan Sari tiap tahun ditutup dengan kesenian. Biasanya wayang golek.
      ${last('Sabtu')} malam panitia mengundang rombongan wayang kulit dari pesisir utara, membalas
      kunjungan kelompok calung desa ini ke sana tahun lalu.

      Gilang belajar dari kakeknya, perajin wayang, dengan tokoh dari kardus susu. Suaranya memang belum
      sampai untuk raksasa, tetapi ketika Gatotkaca terbang melewati kelir, penonton di tikar paling
      belakang ikut berdiri.

      Pergelaran selesai menjelang subuh. Di sela-selanya panitia membagikan 300 bungkus nasi liwet dari
      dapur RW 05 dan RW 06. Biaya Rp. 16,8 juta ditanggung iuran warga, sumbangan perantau, dan bantuan
      desa Rp. 5 juta. Tidak ada sawer ke panggung; kotaknya diletakkan di pintu keluar dan isinya,
      Rp. 2.160.000, diserahkan kepada madrasah.

      Sejak malam itu empat anak mendaftar berlatih di rumah kakek Gilang setiap Minggu sore. Syaratnya
      satu: PR sudah selesai.
    `,
  },
  {
    when: { monthDay: '08-18' },
    title: 'Upacara di Lapangan Ciburial: petani, bidan, dan juara voli jadi pengibar bendera',
    excerpt:
      'Peringatan kemerdekaan diikuti 900 warga. Panjat pinang tahun ini berhadiah bibit dan perkakas.',
    category: 'Sosial Budaya',
    author: 'Siti Nurlaela',
    picture: 'upacara-kemerdekaan',
    views: 421,
    content: ({ year }) => prose`
      Tiga orang yang berjalan membawa bendera ke tengah Lapangan Ciburial kemarin bukan anggota
      paskibra. Mereka Ade Kusnadi, petani kopi; Lilis Komariah, bidan desa; dan Nadia Putri, kapten tim
      voli putri yang juara kecamatan. Panitia ingin pengibar bendera tahun ${year} datang dari orang yang
      bekerja setiap hari untuk desa.

      Sekitar 900 warga berdiri di bawah terik sampai lagu terakhir. Barisan siswa SDN 2 menyanyikan
      “Tanah Airku” tiga suara, hasil latihan sebulan dengan guru honorer mereka, Bu Mega.

      Siangnya giliran lomba. Panjat pinang dipindahkan ke tepi sawah kosong agar pemain jatuh ke lumpur,
      bukan ke tanah keras. Hadiahnya tidak lagi kulkas dan kipas angin, melainkan cangkul, tangki
      semprot, bibit alpukat, dan sepasang anak domba. Regu RW 04 menang setelah sebelas kali melorot.

      Ada pula lomba yang baru: menulis surat untuk Sukamaju dua puluh lima tahun lagi. Dari 112 surat,
      yang terpilih ditulis Bu Karsih, 68 tahun, dengan pensil. Ia meminta agar mata air tidak dipagari
      orang luar.

      Panitia membelanjakan Rp. 18.250.000, separuhnya dari kas desa. Sisa Rp. 730.000 dipakai membeli dua
      bola voli. Kotak waktu berisi semua surat ditanam di kaki tiang bendera.
    `,
  },
  {
    when: { daysAgo: 121 },
    title: 'Beras bantuan dibagikan di tiga dusun, warga jompo diantar ke rumah',
    excerpt:
      'Sebanyak 143 keluarga menerima sepuluh kilogram. Tujuh nama diganti setelah musyawarah RT.',
    category: 'Sosial Budaya',
    author: 'Admin Desa',
    picture: 'bantuan-beras',
    views: 254,
    content: ({ last, day }) => prose`
      Beras bantuan pangan tidak lagi diambil sekaligus di balai desa. ${last('Kamis')}, 143 karung dibagi
      ke tiga pos dusun: 52 di Cikalong, 48 di Pasirangin, dan 43 di Babakan Sari. Antrean terpanjang
      kurang dari setengah jam, padahal pembagian sebelumnya makan waktu seharian.

      Setiap keluarga mendapat sepuluh kilogram. Karung ditimbang ulang di depan penerima; dua karung
      yang kurang lebih dari dua ons langsung ditukar.

      Sembilan belas penerima yang sudah jompo atau sakit tidak perlu datang. Linmas dan Karang Taruna
      mengantar dengan motor, memotret serah terima di depan pintu, lalu meminta cap jempol.

      Tujuh nama di daftar diganti. Empat orang sudah meninggal, dua pindah, dan satu orang mengembalikan
      haknya sendiri. “Anak saya sudah kerja di pabrik, biar buat yang lain,” kata Pak Sarmin dari RT 02
      RW 03. Penggantinya diputuskan musyawarah RT, dan daftarnya ditempel di masjid serta pos ronda.

      Keberatan atas daftar masih diterima sampai ${day(14)} melalui ketua RT atau loket kantor desa.
    `,
  },
]
