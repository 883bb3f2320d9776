import type { NewsText } from '../../article-text'
import { markOf } from '../../bucket'
import { prose } from '../../prose'

export const DEVELOPMENT_NEWS: readonly NewsText[] = [
  {
    when: { daysAgo: 2 },
    title: 'Jalan Cikalong–Pasirangin selesai dicor, mobil bak kini bisa sampai ke RT 05',
    excerpt:
      'Rabat beton sepanjang 412 meter rampung sembilan hari lebih cepat. Ongkos angkut gabah turun separuh.',
    category: 'Pembangunan',
    author: 'Siti Nurlaela',
    picture: 'jalan-rabat-beton',
    views: 318,
    content: ({ last, next }) => prose`
      Sisa papan bekisting terakhir diangkut dari tanjakan Cigintung, ${last('Selasa')} sore. Dengan
      itu jalan penghubung Dusun Cikalong dan Dusun Pasirangin resmi tersambung: 412 meter panjangnya,
      tiga meter lebarnya, tebal lima belas sentimeter.

      Pekerjaan semula dijadwalkan 75 hari kalender. Tim Pelaksana Kegiatan (TPK) menutupnya dalam 66
      hari karena material diturunkan langsung di empat titik, tidak lagi dilangsir dengan motor dari
      bawah. “Yang paling berat justru tanjakan 38 meter di depan rumah Pak Odang. Di situ kami
      mengecor sampai dua kali karena alurnya kurang kasar,” kata Ketua TPK, Jajang Ruhiyat.

      Anggarannya Rp. 268.450.000, dari Dana Desa dan bantuan keuangan provinsi. Di luar itu warga RW 02
      dan RW 03 menyumbang 214 hari orang kerja, pasir sebelas kubik, dan makan siang yang digilir tiap
      RT. Daftar penyumbang ditempel di balai desa.

      ${markOf('gotong-royong')}

      ## Ongkos angkut turun separuh

      Manfaatnya langsung terasa oleh petani di Blok Cigintung. Sebelum jalan dicor, satu karung gabah
      diongkosi Rp. 8.000 dengan ojek sampai ke jalan kabupaten. Minggu ini tarifnya Rp. 4.000 karena mobil
      bak terbuka sudah bisa masuk. Emin, pengepul sayur dari RT 05 RW 03, malah sudah dua kali
      menjemput buncis sampai ke ujung kampung.

      ## Jaga sampai matang

      Beton masih perlu waktu untuk matang. **Sampai ${next('Senin', 2)}, kendaraan bermuatan lebih dari
      dua ton diminta tidak melintas.** Portal bambu dipasang di mulut jalan dan dijaga bergiliran oleh
      Linmas pada pagi hari, saat truk pasir biasa mencari jalan pintas.

      Musyawarah serah terima pekerjaan digelar ${next('Kamis', 1)} pukul 13.00 di balai desa. Warga yang
      menemukan retak atau genangan bisa melapor lebih dulu lewat [Pengaduan](/pengaduan), sertakan foto dan
      patokan lokasinya.
    `,
  },
  {
    when: { daysAgo: 41 },
    title: '96 rumah di Babakan Sari kini punya keran sendiri',
    excerpt:
      'Pipa dari mata air Cikahuripan tersambung sampai RT 04 RW 06. Iurannya Rp. 2.500 per meter kubik.',
    category: 'Pembangunan',
    author: 'Admin Desa',
    picture: 'air-bersih',
    views: 274,
    content: ({ last, month }) => prose`
      Selama bertahun-tahun jeriken kuning berjejer di depan mata air Cikahuripan sejak sebelum subuh.
      Pemandangan itu mulai hilang sejak ${last('Sabtu')}, ketika air mengalir ke 96 rumah di RW 05 dan
      RW 06 Dusun Babakan Sari.

      Jaringan ini melanjutkan bak penampung 24 meter kubik yang dibangun tahun lalu. Dari bak itu
      ditarik pipa induk dua inci sejauh 1.340 meter, lalu dibagi ke enam jalur. Belanjanya
      Rp. 84.600.000. Penggalian parit sedalam 60 sentimeter dikerjakan warga selama sebelas hari Minggu.

      Pengelolaan diserahkan kepada kelompok Tirta Mulya yang diketuai Mamat Rahmatullah. Setiap rumah
      memakai meteran. Tarifnya disepakati dalam musyawarah dusun: Rp. 2.500 per meter kubik ditambah
      Rp. 3.000 untuk perawatan, dibayar paling lambat tanggal 10. Musala, madrasah, dan posyandu tidak
      dipungut biaya.

      “Biasanya saya bolak-balik empat kali sehari, seratus dua puluh meter sekali jalan,” ujar Bu Iis
      Aisah, warga RT 04 RW 06. Keran di dapurnya masih ia buka pelan-pelan, takut airnya habis.

      Kekhawatiran itu beralasan. Debit mata air diukur 1,8 liter per detik pada ${month} ini, cukup
      untuk sekitar 160 rumah. Karena itu 31 rumah di RT 05, yang letaknya lebih tinggi daripada bak,
      belum bisa dilayani. Pemerintah desa mengusulkan pompa tenaga surya dalam rencana kerja tahun depan.
    `,
  },
  {
    when: { daysAgo: 74 },
    title: 'Papan jembatan gantung Cikembang diganti kayu ulin bekas dermaga',
    excerpt:
      'Sebanyak 46 papan lapuk dibongkar dalam dua hari. Jembatan sudah boleh dilewati sepeda motor lagi.',
    category: 'Pembangunan',
    author: 'Rizal Fadilah',
    picture: 'jembatan-gantung',
    views: 389,
    content: ({ last }) => prose`
      Jembatan gantung di atas Sungai Cikembang dibuka kembali ${last('Minggu')} siang. Selama dua hari
      sebelumnya anak-anak Babakan Sari memutar lewat jalan bawah, empat kilometer lebih jauh, karena
      lantai jembatan dibongkar.

      Pemeriksaan rutin bulan lalu menemukan 46 dari 180 papan lapuk di bagian tengah, tepat di tempat
      air hujan menggenang. Baut pengikatnya ikut berkarat. Sling utama dan tiang, yang diganti
      tahun lalu, dinyatakan baik.

      Kayu penggantinya bukan kayu baru. Kepala Dusun Babakan Sari mendapat kabar ada papan ulin bekas
      dermaga yang dilelang pengelola waduk di kabupaten tetangga. Harganya Rp. 6,9 juta untuk 60 lembar,
      kurang dari setengah harga kayu baru dengan ukuran sama. Sisanya, 14 lembar, disimpan di gudang
      dusun sebagai cadangan.

      Pemasangan dikerjakan 40 orang bergantian. Supaya air cepat turun, jarak antarpapan dilebarkan
      dari setengah menjadi satu setengah sentimeter.

      Aturan melintas tetap sama: paling banyak sepuluh orang sekaligus, sepeda motor satu per satu dan
      dituntun, serta tidak boleh berhenti di tengah. Papan aturan yang dulu tertutup daun bambu sudah
      dipindah ke sisi kiri pintu masuk.
    `,
  },
  {
    when: { daysAgo: 166 },
    title: 'Saluran irigasi Babakan Sari dilapis batu, 18 hektare sawah tak lagi rebutan air',
    excerpt:
      'Kebocoran di tiga titik ditutup dan pintu bagi diperbaiki. Giliran air kembali ke jadwal lama.',
    category: 'Pembangunan',
    author: 'Admin Desa',
    picture: 'saluran-irigasi',
    views: 241,
    content: ({ last, next, year }) => prose`
      Air yang masuk di bendung Leuwi Batu dan air yang sampai ke petak paling ujung kini hampir sama
      banyaknya. Itu hasil ukur kelompok tani Sri Rahayu ${last('Rabu')}, sepekan setelah saluran
      irigasi Babakan Sari selesai diperbaiki.

      Sebelumnya hampir separuh air hilang di jalan. Ada tiga kebocoran besar: di bawah pohon kiara, di
      tikungan makam, dan di bekas longsoran tahun ${year - 2}. Petani di hilir terpaksa berjaga malam,
      dan cekcok soal pintu air bukan cerita baru.

      Dinding saluran sepanjang 160 meter sekarang dilapis pasangan batu. Dua pintu bagi dari kayu
      diganti pelat besi dengan tuas pengunci. Pekerjaan ini satu paket dengan drainase permukiman,
      nilainya Rp. 58.750.000.

      Ulu-ulu Dusun Babakan Sari, Abah Karta, kembali memberlakukan giliran yang dulu dipakai orang
      tua: Blok Leuwi Batu Senin sampai Rabu, Blok Ciseureuh Kamis sampai Sabtu, Minggu untuk kolam dan
      pembersihan. “Kuncinya ada dua, satu di saya, satu di ketua kelompok. Jadi tidak ada yang bisa
      membuka sendiri,” katanya.

      Pembersihan saluran yang pertama dijadwalkan ${next('Minggu', 1)}. Setiap pemilik sawah membawa
      cangkul dan karung untuk sampah plastik.
    `,
  },
  {
    when: { daysAgo: 244 },
    title: 'Dua belas lampu tenaga surya menerangi jalan ke pasar',
    excerpt:
      'Pedagang yang berangkat pukul tiga pagi tidak perlu lagi membawa senter di tanjakan Pasirangin.',
    category: 'Pembangunan',
    author: 'Siti Nurlaela',
    picture: 'lampu-jalan',
    views: 296,
    content: ({ last }) => prose`
      Pukul tiga pagi, Mak Ecin biasanya sudah menyalakan senter kecil yang digigit di mulut. Kedua
      tangannya memegang pikulan tempe. Sejak ${last('Kamis')} senter itu ia tinggalkan di rumah.

      Dua belas lampu jalan tenaga surya dipasang dari pertigaan Pasirangin sampai gerbang pasar desa,
      berjarak kira-kira 45 meter satu sama lain. Letaknya dipilih bersama ketua RT, bukan sekadar
      dibagi rata: dua di tikungan dekat jurang, satu di depan pos ronda, dan satu di tempat ojek mangkal.

      Satu unit lengkap dengan tiang enam meter dan fondasi berharga Rp. 4 juta, sehingga seluruhnya
      Rp. 48 juta dari Dana Desa. Lampu menyala sendiri saat gelap dan meredup setelah pukul sebelas malam,
      lalu terang lagi kalau ada orang lewat.

      Baterainya bergaransi tiga tahun. Nomor urut lampu dicat di tiang. Bila ada yang padam, sebutkan
      nomor itu ketika melapor supaya teknisi tidak perlu mencari.
    `,
  },
]
