import type { NewsText } from '../../article-text'
import { prose } from '../../prose'

export const EDUCATION_NEWS: readonly NewsText[] = [
  {
    when: { daysAgo: 33 },
    title: 'Perpustakaan desa buka sampai malam, 320 buku baru datang dari petani kopi',
    excerpt:
      'Hibah koperasi Rp. 15 juta dibelikan buku pilihan anak-anak sendiri. Peminjam naik tiga kali lipat.',
    category: 'Pendidikan',
    author: 'Siti Nurlaela',
    picture: 'perpustakaan',
    views: 198,
    content: ({ last }) => prose`
      Kardus terakhir dibuka ${last('Jumat')} sore di lantai, dikelilingi anak-anak yang tidak sabar.
      Mereka punya alasan: sebagian besar dari 320 judul itu mereka sendiri yang memilih, dengan
      menempelkan bintang kertas pada katalog selama dua pekan.

      Dananya hibah Rp. 15 juta dari Koperasi Kopi Giriwangi, tempat 41 pekebun desa menjual hasil. Koperasi
      hanya mengajukan satu syarat, seperlima buku harus tentang pertanian. Jadilah buku pangkas kopi
      bersebelahan dengan komik sains dan dongeng Sunda.

      Pengelola, Teh Mira Lestari, mengubah jam buka menurut kebiasaan warga. Selasa dan Kamis perpustakaan
      dibuka pukul 18.30 sampai 20.30. Bapak-bapak yang menunggu anaknya mengaji ternyata betah membaca
      koran dan majalah ternak.

      Sejak itu peminjaman naik dari 60 menjadi 190 buku sebulan. Buku yang hilang baru tiga, dan satu di
      antaranya ditemukan kembali di saung sawah.

      Anggota tidak membayar apa-apa, cukup membawa KTP atau kartu pelajar. Siapa yang mau mendongeng pada
      Minggu pagi boleh mendaftar kepada Teh Mira; bulan ini masih ada dua giliran kosong.
    `,
  },
  {
    when: { daysAgo: 135 },
    title: 'Murid SDN 2 Sukamaju juara biantara, naskahnya tentang sungai di belakang sekolah',
    excerpt:
      'Salma berlatih pidato bahasa Sunda di tepi Cikembang. Ia akan mewakili kecamatan ke tingkat kabupaten.',
    category: 'Pendidikan',
    author: 'Rizal Fadilah',
    picture: 'sekolah-dasar',
    views: 279,
    content: ({ last, next }) => prose`
      “Walungan mah teu bisa nyarita, jadi abdi anu nyarita.” Sungai tidak bisa berbicara, jadi saya yang
      berbicara. Kalimat pembuka Salma Nurfadilah, murid kelas lima SDN 2 Sukamaju, membuat aula
      kecamatan hening ${last('Selasa')}. Ia menjadi juara pertama lomba biantara, pidato bahasa Sunda,
      mengalahkan 26 peserta.

      Naskahnya bercerita tentang Sungai Cikembang di belakang sekolah: ikan beunteur yang menghilang,
      sabun cuci, dan neneknya yang masih ingat meminum airnya. Semua ia kumpulkan dari wawancara dengan
      sebelas tetangga.

      Guru pembimbingnya, Bu Mega Sulastri, mengaku hanya membetulkan undak usuk. “Isinya punya dia.
      Saya malah disuruh jangan ditambah-tambahi,” katanya tertawa.

      Salma berlatih sore hari di batu besar tepi sungai supaya suaranya mengalahkan arus. Di aula yang
      tenang, pelantang suara hampir tidak diperlukannya.

      Lomba tingkat kabupaten berlangsung ${next('Sabtu', 2)}. Pemerintah desa menanggung perjalanan Salma
      bersama dua pendamping. Teman sekelasnya menabung untuk ikut menonton dan sudah menyewa satu angkot.
    `,
  },
]
