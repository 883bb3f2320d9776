import type { NewsText } from '../../article-text'
import { prose } from '../../prose'

export const ENVIRONMENT_NEWS: readonly NewsText[] = [
  {
    when: { daysAgo: 14 },
    title: 'Tabungan sampah 212 nasabah Resik Mandiri cair Rp. 11,4 juta',
    excerpt:
      'Minyak jelantah kini paling mahal. Popok sekali pakai masih menjadi masalah yang belum terpecahkan.',
    category: 'Lingkungan',
    author: 'Rizal Fadilah',
    picture: 'bank-sampah',
    views: 226,
    content: ({ last }) => prose`
      Antrean di gudang bank sampah Resik Mandiri ${last('Sabtu')} tidak membawa karung, melainkan buku
      tabungan. Hari itu pencairan setahun sekali. Dari 347 nasabah, 212 orang mengambil uangnya,
      seluruhnya Rp. 11.436.500; selebihnya memilih membiarkannya sampai tahun depan.

      Penarikan terbesar dilakukan Bu Entin dari RT 03 RW 02, Rp. 486.000. Ia pemilik warung nasi dan rajin
      menyetor minyak jelantah. Harga jelantah memang sedang bagus, Rp. 7.000 per kilogram, hampir dua kali
      harga botol plastik bersih.

      Sejak gudang dan timbangan dibangun tahun lalu, sampah yang terkumpul rata-rata 1,9 ton sebulan.
      Pengangkut dari kecamatan yang dulu datang tiga kali sepekan sekarang cukup dua kali. Selisih
      ongkosnya, Rp. 600.000 sebulan, dipakai mengupah dua pemilah.

      Belum semuanya beres. Popok sekali pakai menumpuk di hilir selokan Cikalong dan tidak ada pembeli
      yang mau. Kader sedang mencoba popok kain pada sepuluh keluarga; hasilnya dilaporkan setelah tiga
      bulan.

      Jadwal setor tetap Rabu dan Sabtu pukul 07.00–10.00. Botol tolong dibilas dan
      dilepas labelnya. Selisih harganya Rp. 800 sekilo, lumayan untuk uang jajan.
    `,
  },
  {
    when: { daysAgo: 108 },
    title: 'Sekampung naik ke Cikahuripan menanam 1.200 pohon penyimpan air',
    excerpt:
      'Bukan sengon, melainkan aren, picung, dan beringin. Setiap RT mengasuh satu petak selama dua tahun.',
    category: 'Lingkungan',
    author: 'Admin Desa',
    picture: 'tanam-pohon',
    views: 305,
    content: ({ last, year }) => prose`
      Rombongan pertama berangkat dari Pasirangin sebelum matahari muncul, ${last('Minggu')}. Masing-masing
      menggendong empat bibit dalam bakul, sebab jalan setapak ke mata air Cikahuripan tidak bisa dilalui
      motor. Menjelang zuhur, 1.200 lubang yang digali sepekan sebelumnya sudah terisi.

      Jenisnya dipilih bukan karena cepat dipanen. Ada 500 aren, 300 picung, 250 kawung saeran, dan 150
      beringin. “Kalau sengon, lima tahun ditebang, kita kembali ke nol,” kata Abah Karta, sesepuh yang
      sejak ${year - 30} menjaga hutan kecil itu.

      Warga mengingat betul musim kering dua tahun lalu, saat debit mata air tinggal seperlima dan
      air harus dibeli Rp. 5.000 sejeriken. Sempadan selebar 100 meter kemudian disepakati sebagai larangan
      tebang dalam musyawarah desa.

      Kawasan tanam dibagi menjadi 21 petak, satu untuk setiap RT. Patoknya dicat nomor RT. Petak yang
      bibitnya mati lebih dari sepersepuluh wajib menyulam dengan biaya kas RT sendiri.

      Belanja bibit, ajir, dan konsumsi Rp. 14.800.000 dari anggaran desa. Bambu untuk ajir disumbang warga
      RW 04, dan siswa kelas enam SDN 2 Sukamaju membuat label nama pohon dari kaleng bekas.
    `,
  },
  {
    when: { daysAgo: 221 },
    title: 'Jalur ke Curug Leuwi Batu dibersihkan, pengunjung dibatasi 80 orang sehari',
    excerpt:
      'Karang Taruna menata jalur dan papan petunjuk. Tiket Rp. 5.000 dipakai untuk asuransi dan toilet.',
    category: 'Lingkungan',
    author: 'Rizal Fadilah',
    picture: 'curug',
    views: 517,
    content: ({ last }) => prose`
      Dua puluh tiga karung sampah dipikul turun dari Curug Leuwi Batu ${last('Sabtu')}. Isinya bungkus mi
      instan, puntung rokok, dan sandal jepit sebelah. Sehari sebelumnya video curug itu ditonton ratusan
      ribu kali, dan akhir pekan lalu 400 orang datang serentak.

      Karang Taruna Tunas Muda kini menjaga gerbang di ujung Pasirangin. Pengunjung dibatasi 80 orang
      sehari, dicatat namanya, dan turun sebelum pukul empat sore karena air bisa naik mendadak bila hujan
      di hulu.

      Jalur 700 meter diberi pegangan tali di tiga tempat curam. Papan petunjuk dibuat dari kayu sisa
      bekisting, ditulis tangan oleh Kang Ujang, guru seni di madrasah. Berenang hanya boleh di kolam
      bawah; kolam atas tetap terlarang, sesuai pesan orang tua dulu.

      Tiket masuk Rp. 5.000. Dari jumlah itu Rp. 1.000 untuk asuransi kecelakaan, Rp. 2.000 untuk toilet dan
      kebersihan, sisanya kas Karang Taruna yang dilaporkan tiap bulan di papan balai desa.

      Warung boleh berjualan, tetapi tanpa plastik sekali pakai. Kopi disajikan di gelas, nasi dibungkus
      daun pisang. Pada hari pertama, kata Bu Nani yang membuka warung, tak seorang pembeli pun protes.
    `,
  },
]
