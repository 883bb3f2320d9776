import { ANSWER_DAYS, EXTENSION_DAYS } from '@/domain/requests/request'
import { RequestFrame } from '../layout/request-frame'

export const head = {
  title: 'Permohonan informasi',
  purpose: 'Minta dokumen atau data pemerintah desa yang belum ada di situs ini.',
}

export default function RequestPage() {
  return (
    <RequestFrame kind="request" head={head}>
      Gratis. Dijawab paling lambat {ANSWER_DAYS} hari kerja, dapat diperpanjang satu kali{' '}
      {EXTENSION_DAYS} hari kerja. Jangan menulis NIK. Hanya petugas dan administrator desa yang
      membaca permohonan Anda.
    </RequestFrame>
  )
}
