import { DECISION_DAYS } from '@/domain/requests/request'
import { RequestFrame } from '../layout/request-frame'

export const head = {
  title: 'Keberatan',
  purpose: 'Bila permohonan informasi ditolak, terlambat, atau tidak dijawab sebagaimana diminta.',
}

export default function ObjectionPage() {
  return (
    <RequestFrame kind="objection" head={head}>
      Gratis. Diputuskan Kepala Desa paling lambat {DECISION_DAYS} hari kerja. Jangan menulis NIK.
      Hanya petugas dan administrator desa yang membaca keberatan Anda.
    </RequestFrame>
  )
}
