import type { HistoryPage, VisionPage } from '@/domain/pages/page-content-schema'
import { prose } from '../prose'

export const HISTORY: Pick<HistoryPage, 'title' | 'content'> = {
  title: 'Sejarah Desa',
  content: {
    paragraphs: [
      prose`
        Sebelum bernama Sukamaju, kampung-kampung di lereng Pasir Manggu disebut Cikalong saja. Menurut
        cerita yang masih dituturkan di Dusun Cikalong, rombongan pertama datang sekitar tahun 1870-an:
        sebelas keluarga penggarap yang berpindah dari dataran di sebelah utara untuk mencari tanah yang
        dekat air. Mereka berhenti di bawah sebatang pohon kalong, di tepi sungai yang kemudian disebut
        Cikembang karena pada musim tertentu permukaannya penuh bunga kiara.
      `,
      prose`
        Sawah pertama dibuka di Leuwi Batu dengan cara memapas lereng sedikit demi sedikit. Batu hasil
        galian disusun menjadi tanggul; sebagian tanggul itu masih berdiri dan tetap dipakai. Air dibagi
        menurut giliran yang dipegang seorang ulu-ulu. Sampai sekarang jabatan itu tidak pernah kosong,
        meskipun jadwalnya sudah ditulis di papan dan tidak lagi dihafal.
      `,
      prose`
        Pada masa perkebunan, lereng atas ditanami kopi dan kina. Banyak orang Pasirangin bekerja sebagai
        pemetik dengan upah yang dibayar setiap hari pasaran. Dari masa itulah pasar Rabu dan Sabtu
        berasal. Bekas gudang kopi di dekat pasar, yang dindingnya setebal dua jengkal, menjadi gedung
        serbaguna setelah diperbaiki warga pada tahun 1974.
      `,
      prose`
        Masa perang meninggalkan kenangan yang berat. Pada akhir 1947 sebagian penduduk mengungsi ke
        hutan Cikahuripan selama hampir empat bulan. Mata air di sana menghidupi tiga kampung sekaligus.
        Karena itu orang tua melarang siapa pun menebang pohon di sekitarnya, jauh sebelum larangan itu
        ditulis dalam peraturan desa.
      `,
      prose`
        Desa Sukamaju berdiri pada 12 Maret 1982 sebagai pemekaran dari desa induk, dengan dua dusun:
        Cikalong dan Pasirangin. Namanya dipilih dalam musyawarah di madrasah. Dusun ketiga, Babakan
        Sari, dibentuk tahun 1991 setelah penduduk yang membuka kebun di seberang sungai bertambah dan
        sulit mengurus keperluan ketika air naik.
      `,
      prose`
        Seberang sungai itu lama terasa jauh. Anak sekolah menyeberang dengan rakit, dan pada 1996 sebuah
        rakit hanyut tanpa korban jiwa. Jembatan gantung yang pertama dibangun dua tahun kemudian dengan
        sling bekas tambang dan tenaga 400 orang. Sling dan tiangnya sudah diganti baru; sepotong sling
        yang lama dipajang di balai desa.
      `,
      prose`
        Listrik masuk tahun 1994, jalan aspal sampai balai desa tahun 2003, dan sinyal telepon baru
        benar-benar terjangkau di Babakan Sari tahun 2019. Hasil utama tetap padi, kopi, gula aren, dan
        sayur. Sejak BUMDes Maju Sejahtera didirikan pada 2017, semakin banyak yang diolah dulu sebelum
        dijual, dan semakin banyak pula anak muda yang memilih pulang.
      `,
    ],
    administrative_data: [
      { description: 'Luas wilayah', value: '486 hektare' },
      { description: 'Batas utara', value: 'Desa Mekarjaya' },
      { description: 'Batas timur', value: 'Sungai Cikembang, Desa Karangsari' },
      { description: 'Batas selatan', value: 'Hutan Pasir Manggu' },
      { description: 'Batas barat', value: 'Desa Cibogo Girang' },
      { description: 'Ketinggian', value: '740–1.120 meter di atas permukaan laut' },
      { description: 'Curah hujan', value: '2.650 milimeter per tahun' },
      { description: 'Suhu rata-rata', value: '19–27 °C' },
      { description: 'Jumlah dusun', value: '3 dusun (Cikalong, Pasirangin, Babakan Sari)' },
      { description: 'Jumlah RW', value: '6 RW' },
      { description: 'Jumlah RT', value: '21 RT' },
      { description: 'Jumlah penduduk', value: '2.431 jiwa' },
      { description: 'Jumlah kepala keluarga', value: '742 KK' },
      { description: 'Sawah', value: '148 hektare' },
      { description: 'Kebun dan ladang', value: '193 hektare' },
      { description: 'Hutan dan sempadan', value: '87 hektare' },
      { description: 'Permukiman, jalan, dan lainnya', value: '58 hektare' },
      { description: 'Jarak ke kantor kecamatan', value: '6 kilometer (20 menit)' },
      { description: 'Jarak ke ibu kota kabupaten', value: '31 kilometer (1 jam 10 menit)' },
      { description: 'Kode pos', value: '46999' },
    ],
  },
}

export const VISION: Pick<VisionPage, 'title' | 'content'> = {
  title: 'Visi dan Misi',
  content: {
    vision:
      'Sukamaju yang rukun, cukup air, dan berdaya dari hasil buminya sendiri, dengan pemerintahan yang terbuka kepada setiap warga.',
    missions: [
      'Melayani surat dan pengaduan warga dengan cepat, jelas syaratnya, dan tanpa pungutan.',
      'Membuka anggaran sampai ke baris belanja, sejak direncanakan hingga dipertanggungjawabkan.',
      'Menjaga mata air Cikahuripan dan hutan Pasir Manggu sebagai sumber hidup tiga dusun.',
      'Menyelesaikan jalan antardusun dan jalan usaha tani agar ongkos angkut hasil panen turun.',
      'Menurunkan stunting lewat posyandu yang aktif, air bersih, dan dapur bersama.',
      'Menguatkan kelompok tani, BUMDes, dan usaha rumahan supaya nilai tambah tinggal di desa.',
      'Memberi ruang bagi anak, pemuda, perempuan, dan penyandang disabilitas dalam setiap musyawarah.',
      'Merawat bahasa, kesenian, dan gotong royong sebagai kebiasaan sehari-hari, bukan hanya upacara.',
    ],
  },
}
