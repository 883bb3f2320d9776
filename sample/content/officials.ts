import type { PictureKey } from '../pictures/catalogue'
import { prose } from '../prose'

export const WELCOME = prose`
  Sampurasun. Selamat datang di rumah bersama warga Sukamaju, tempat kabar, anggaran, dan urusan desa
  dapat dibaca siapa saja tanpa harus datang ke kantor. Kalau ada jalan yang rusak, surat yang
  tersendat, atau tetangga yang luput dari bantuan, sampaikan lewat menu Pengaduan; setiap laporan kami
  baca dan kami jawab. Desa ini kita urus berdua: pemerintahnya bekerja, warganya ikut mengawasi.
`

/** Officials in order of rank. `absentDays` is the number of days until the absence ends. */
export const OFFICIALS: readonly (readonly [
  name: string,
  position: string,
  portrait: PictureKey,
  absentDays?: number,
])[] = [
  ['Maman Suryagumilar, S.Sos.', 'Kepala Desa', 'kepala-desa'],
  ['Neng Rina Marlianti, S.AP.', 'Sekretaris Desa', 'sekretaris-desa'],
  ['Yulia Kusmawati, A.Md.', 'Kepala Urusan Keuangan', 'kaur-keuangan'],
  ['Agus Taryana', 'Kepala Urusan Tata Usaha dan Umum', 'kaur-umum'],
  ['Irfan Nugraha Saputra, S.T.', 'Kepala Urusan Perencanaan', 'kaur-perencanaan'],
  ['Dadan Wardiman', 'Kepala Seksi Pemerintahan', 'kasi-pemerintahan', 4],
  ['Iim Rohimah, S.Sos.', 'Kepala Seksi Kesejahteraan', 'kasi-kesejahteraan'],
  ['Tuti Haryati', 'Kepala Seksi Pelayanan', 'kasi-pelayanan'],
  ['Ajat Sudrajat Permana', 'Kepala Dusun I Cikalong', 'kadus-1'],
  ['Wahyu Gumelar', 'Kepala Dusun II Pasirangin', 'kadus-2'],
  ['Enjang Kosasih', 'Kepala Dusun III Babakan Sari', 'kadus-3'],
  ['Siti Nurlaela, S.Kom.', 'Operator Desa', 'operator-desa'],
]
