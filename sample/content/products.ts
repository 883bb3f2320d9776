import type { PictureKey } from '../pictures/catalogue'

export interface ProductText {
  name: string
  description: string
  price: number
  seller: string
  whatsapp: string
  picture: PictureKey
  daysAgo: number
}

export const PRODUCTS: readonly ProductText[] = [
  {
    name: 'Kopi bubuk Pasir Manggu 200 gram',
    description:
      'Arabika petik merah dari kebun 1.050 mdpl, disangrai sedang setiap Senin. Sebut giling kasar, sedang, atau halus saat memesan. Kemasan berkatup, tahan tiga bulan.',
    price: 38_000,
    seller: 'Kelompok Kopi Pasir Manggu',
    whatsapp: '0812-0000-0011',
    picture: 'kopi-bubuk',
    daysAgo: 8,
  },
  {
    name: 'Keripik singkong balado Ceu Euis',
    description:
      'Singkong dari kebun sendiri, diiris tipis dan digoreng dua kali. Tersedia asin, balado, dan daun jeruk. Isi 250 gram.',
    price: 15_000,
    seller: 'Euis Maryati',
    whatsapp: '+62 812-0000-0012',
    picture: 'keripik-singkong',
    daysAgo: 16,
  },
  {
    name: 'Gula aren cetak satu kilogram',
    description:
      'Nira disadap pagi dan dimasak hari itu juga tanpa campuran. Dibungkus daun aren, sepuluh keping sekilo.',
    price: 32_000,
    seller: 'Pak Ahro',
    whatsapp: '081200000013',
    picture: 'gula-aren',
    daysAgo: 27,
  },
  {
    name: 'Madu hutan 350 mililiter',
    description:
      'Dipanen lestari dari sarang di tebing Pasir Manggu: sepertiga sarang selalu ditinggal. Warna dan rasa berubah mengikuti musim bunga.',
    price: 95_000,
    seller: 'Kang Oji Fauzi',
    whatsapp: '0812 0000 0014',
    picture: 'madu-hutan',
    daysAgo: 35,
  },
  {
    name: 'Beras organik pandan wangi 5 kilogram',
    description:
      'Hasil sawah kelompok Sri Rahayu, dipupuk kompos dan urin domba. Digiling setelah dipesan supaya tetap wangi.',
    price: 85_000,
    seller: 'Kelompok Tani Sri Rahayu',
    whatsapp: '62812 0000 0015',
    picture: 'beras-organik',
    daysAgo: 46,
  },
  {
    name: 'Tempe bungkus daun isi sepuluh',
    description:
      'Dibuat setiap hari, dibungkus daun pisang. Pesan sebelum pukul 16.00, diambil besok subuh di lapak pasar nomor 7.',
    price: 10_000,
    seller: 'Mak Ecin',
    whatsapp: '0812.0000.0016',
    picture: 'tempe',
    daysAgo: 58,
  },
  {
    name: 'Bakul anyaman bambu ukuran sedang',
    description:
      'Bambu tali diraut tangan, garis tengah 28 sentimeter. Cocok untuk nasi dan hantaran. Pesanan lebih dari sepuluh buah perlu waktu seminggu.',
    price: 55_000,
    seller: 'Wiwin Winarti',
    whatsapp: '(0812) 0000-0017',
    picture: 'anyaman-bambu',
    daysAgo: 69,
  },
  {
    name: 'Batik tulis motif Cikembang',
    description:
      'Kain katun 2,2 meter dengan motif riak sungai dan daun picung, warna alami mahoni dan tarum. Setiap lembar hanya satu.',
    price: 425_000,
    seller: 'Sanggar Batik Ambu Tati',
    whatsapp: '+62812 0000 0018',
    picture: 'batik-tulis',
    daysAgo: 85,
  },
  {
    name: 'Dodol ketan hitam setengah kilogram',
    description:
      'Diaduk tujuh jam di atas tungku kayu. Tanpa pengawet, habiskan dalam dua minggu. Hari besar sebaiknya pesan sebulan sebelumnya.',
    price: 34_000,
    seller: 'Bu Entin Suhartini',
    whatsapp: '0812 0000 0019',
    picture: 'dodol',
    daysAgo: 97,
  },
  {
    name: 'Telur asin bakar sepuluh butir',
    description:
      'Telur bebek peram dua belas hari dalam abu dan garam, lalu dibakar dengan sabut kelapa. Kuningnya berminyak, tidak terlalu asin.',
    price: 40_000,
    seller: 'Dede Rohayati',
    whatsapp: '0812-0000-0020',
    picture: 'telur-asin',
    daysAgo: 111,
  },
  {
    name: 'Sambal oncom botol 150 gram',
    description:
      'Oncom bakar, cabai rawit, dan kencur. Pedasnya dua tingkat, biasa dan edan. Simpan di kulkas setelah dibuka.',
    price: 22_000,
    seller: 'Teh Rini Anggraeni',
    whatsapp: '+62-812-0000-0021',
    picture: 'sambal',
    daysAgo: 128,
  },
  {
    name: 'Jamu kunyit asam 600 mililiter',
    description:
      'Kunyit dan asam jawa direbus pagi, dikirim dingin ke rumah untuk wilayah Sukamaju. Tanpa gula buatan.',
    price: 12_000,
    seller: 'Bu Karsih',
    whatsapp: '81200000022',
    picture: 'jamu-kunyit',
    daysAgo: 149,
  },
  {
    name: 'Tas pandan lipat',
    description:
      'Anyaman pandan laut berlapis kain perca dari kelompok jahit Saluyu. Ukuran 35 × 30 sentimeter, kuat untuk belanjaan lima kilogram.',
    price: 78_000,
    seller: 'Kelompok Jahit Saluyu',
    whatsapp: '0812 00000023',
    picture: 'tas-pandan',
    daysAgo: 171,
  },
  {
    name: 'Gerabah cobek dan ulekan',
    description:
      'Tanah liat Babakan Sari, dibakar sembilan jam dengan jerami. Rendam semalam sebelum dipakai pertama kali.',
    price: 45_000,
    seller: 'Abah Sahrudin',
    whatsapp: '00 62 812 0000 0024',
    picture: 'gerabah',
    daysAgo: 203,
  },
  {
    name: 'Lele asap kemasan 250 gram',
    description:
      'Lele kolam kelompok Mina Barokah, diasap enam jam dengan kayu rambutan. Tinggal digoreng sebentar atau disuwir untuk sambal.',
    price: 36_000,
    seller: 'Kelompok Mina Barokah',
    whatsapp: '0812-00-000-025',
    picture: 'ikan-asap',
    daysAgo: 228,
  },
  {
    name: 'Bibit alpukat mentega sambung pucuk',
    description:
      'Tinggi 60–70 sentimeter, umur delapan bulan, induknya pohon berbuah di Pasirangin. Mati dalam dua minggu diganti, asal fotonya dikirim.',
    price: 28_000,
    seller: 'Kebun Bibit Ade Kusnadi',
    whatsapp: '+62 (812) 0000 0026',
    picture: 'bibit-alpukat',
    daysAgo: 262,
  },
]
