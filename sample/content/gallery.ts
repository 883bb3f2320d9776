import type { PictureKey } from '../pictures/catalogue'

/** Pictures of the gallery, newest first. */
export const GALLERY: readonly [picture: PictureKey, caption: string, daysAgo: number][] = [
  ['jalan-rabat-beton', 'Cor terakhir di tanjakan Cigintung, jalan Cikalong–Pasirangin', 4],
  ['bazar-umkm', 'Meja Ceu Euis, yang sudah kosong sebelum pukul sepuluh', 9],
  ['matahari-terbit', 'Pagi dari saung Blok Cigintung', 13],
  ['posyandu', 'Giliran menimbang di Posyandu Anggrek', 18],
  ['wayang-kulit', 'Malam penutup hajat lembur di Babakan Sari', 26],
  ['perpustakaan', 'Minggu pagi di perpustakaan desa, giliran Teh Mira mendongeng', 33],
  ['sawah-terasering', 'Terasering Leuwi Batu seminggu setelah tandur', 40],
  ['air-bersih', 'Keran pertama menyala di RT 04 RW 06', 42],
  ['musyawarah-desa', 'Menempel stiker pada 43 usulan musyawarah desa', 59],
  ['kebun-kopi', 'Petik merah di lereng Pasir Manggu', 67],
  ['jembatan-gantung', 'Lantai baru jembatan gantung Cikembang', 73],
  ['senam-lansia', 'Ma Onah, 81 tahun, selalu di barisan depan', 84],
  ['panjat-pinang', 'Regu RW 04 akhirnya sampai di puncak', 95],
  ['upacara-kemerdekaan', 'Pengibaran bendera di Lapangan Ciburial', 96],
  ['tanam-pohon', 'Bibit aren untuk sempadan Cikahuripan', 108],
  ['lapangan-voli', 'Latihan sore di lapangan voli', 119],
  ['panen-padi', 'Panen bersama kelompok tani Sri Rahayu', 133],
  ['festival-panen', 'Arak-arakan hasil bumi menuju balai desa', 134],
  ['pelatihan-menjahit', 'Lima jam untuk satu kemeja: ujian kelompok Saluyu', 150],
  ['pasar-desa', 'Hari pasaran Rabu, pukul lima pagi', 351],
  ['gotong-royong', 'Membersihkan saluran sebelum giliran air', 372],
  ['curug', 'Curug Leuwi Batu setelah jalurnya ditata', 404],
  ['layar-tancap', 'Layar tancap Karang Taruna, film pilihan anak-anak', 447],
  ['masjid', 'Masjid Jami Al-Ikhlas menjelang magrib', 623],
]
