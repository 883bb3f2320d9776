import type { NewsText } from '../../article-text'
import { prose } from '../../prose'

export const HEALTH_NEWS: readonly NewsText[] = [
  {
    when: { daysAgo: 5 },
    title: 'Tiga balita lulus dari daftar pantauan gizi Posyandu Anggrek',
    excerpt:
      'Berat badan naik tiga bulan berturut-turut. Rahasianya telur dari tetangga dan dapur bersama tiap Jumat.',
    category: 'Kesehatan',
    author: 'Neng Rina Marlianti',
    picture: 'posyandu',
    views: 187,
    content: ({ last, next }) => prose`
      Jarum timbangan dacin bergoyang, lalu berhenti di angka 11,2. Kader Yeti Suryati membacanya dua
      kali sebelum mencatat. Untuk ketiga kalinya sejak masuk pantauan, berat badan Arka naik lebih dari
      tiga ons dalam sebulan.

      Arka satu dari tiga balita yang ${last('Rabu')} dinyatakan keluar dari daftar pantauan gizi di
      Posyandu Anggrek, Dusun Cikalong. Masih ada lima anak di daftar itu, turun dari sebelas pada awal
      tahun. Di seluruh desa, balita berisiko stunting tercatat 14 dari 178 anak.

      Bidan desa, Lilis Komariah, menyebut perubahan terbesar datang dari dapur bersama. Setiap Jumat
      pagi ibu-ibu memasak untuk delapan anak dengan bahan dari kebun sendiri: kelor, labu siam, ikan
      lele kolam kelompok, dan telur. Telurnya disumbang bergilir oleh sebelas keluarga yang memelihara
      ayam, dua butir untuk satu anak.

      Desa menambah Rp. 15.000 per anak sekali masak. Kader tidak membagikan makanan mentah karena, dari
      pengalaman tahun lalu, bahan mentah lebih sering habis dimakan serumah.

      ## Jadwal berikutnya

      - **Posyandu Kenanga**, Pasirangin: ${next('Selasa', 1)}

      - **Posyandu Mawar**, Babakan Sari: ${next('Kamis', 1)}

      Keduanya mulai pukul 08.00. Bawalah buku KIA, termasuk bagi yang baru pindah dari desa lain.
    `,
  },
  {
    when: { daysAgo: 83 },
    title: 'Senam lansia Jumat pagi: dari tujuh peserta menjadi enam puluh',
    excerpt:
      'Pulangnya diperiksa tekanan darah, gratis. Peserta tertua berumur 81 tahun dan belum pernah absen.',
    category: 'Kesehatan',
    author: 'Rizal Fadilah',
    picture: 'senam-lansia',
    views: 342,
    content: ({ last, next }) => prose`
      Lagu pop Sunda diputar dari pengeras suara masjid pukul setengah tujuh. Dalam sepuluh menit
      Lapangan Ciburial penuh oleh kain kebaya, kaus lengan panjang, dan beberapa pasang sandal yang
      disusun rapi di tepi.

      Ketika dimulai awal tahun lalu, senam ini hanya diikuti tujuh orang. Daftar hadir ${last('Jumat')}
      berisi 60 nama. Yang tertua Ma Onah, 81 tahun, dari RT 01 RW 01. Ia datang berjalan kaki, senam
      sambil duduk, dan selalu mendapat kursi paling depan.

      Gerakannya disusun instruktur dari Puskesmas Giriwangi agar aman bagi lutut: tidak ada lompatan,
      banyak putaran bahu. Seusai senam, tekanan darah dan gula darah diperiksa tanpa biaya. Dari 60
      peserta, 17 memiliki tekanan darah tinggi dan sembilan di antaranya baru mengetahuinya di sini.

      “Yang saya kejar bukan keringatnya, tapi mereka jadi rutin minum obat,” kata perawat Deden
      Suhendar. Kartu obat dicap setiap kali datang; empat cap ditukar sekotak teh tawar dan ubi rebus.

      Senam berikutnya ${next('Jumat')}. Keluarga yang orang tuanya tidak kuat berjalan dapat menghubungi
      kader RW untuk dijemput dengan ambulans desa.
    `,
  },
  {
    when: { daysAgo: 182 },
    title:
      'Empat warga RW 04 kena demam berdarah, jentik ditemukan di dispenser dan tempat minum burung',
    excerpt:
      'Kader memeriksa 131 rumah dalam tiga hari. Pengasapan hanya dilakukan di dua RT yang memenuhi syarat.',
    category: 'Kesehatan',
    author: 'Neng Rina Marlianti',
    picture: null,
    views: 463,
    content: ({ last, next }) => prose`
      Empat warga RW 04 Dusun Pasirangin dirawat karena demam berdarah dalam dua pekan terakhir. Tiga
      sudah pulang, seorang anak berumur sembilan tahun masih di rumah sakit kabupaten dan keadaannya
      membaik.

      Sejak ${last('Senin')} sebelas juru pemantau jentik mendatangi 131 rumah. Di 22 rumah ditemukan
      jentik. Bak mandi justru kebanyakan bersih; yang sering terlupa ialah wadah penampung di belakang
      dispenser, tempat minum burung, dan pot kaktus di teras.

      Puskesmas Giriwangi melakukan pengasapan ${last('Rabu')} pagi di RT 02 dan RT 03 saja, karena
      hanya di sana penularan setempat terbukti. Beberapa warga RT lain meminta rumahnya diasapi juga.
      Permintaan itu belum dipenuhi: asap membunuh nyamuk dewasa, tidak membunuh jentik, dan kalau
      terlalu sering nyamuknya menjadi kebal.

      Yang diminta dari setiap rumah sederhana. Kuras dan sikat wadah air sekali sepekan, tutup rapat
      tandon, dan buang air dispenser setiap Jumat. Bubuk abate dapat diambil di rumah kader tanpa bayar.

      Bila demam tinggi tidak turun dalam dua hari, jangan menunggu bintik merah. Datanglah ke Pustu
      Sukamaju, buka setiap hari kerja. Pemeriksaan ulang jentik dilakukan ${next('Senin')}.
    `,
  },
]
