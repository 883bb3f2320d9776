import { lazy, Suspense } from 'react'
import { ANSWER_DAYS, EXTENSION_DAYS } from '@/domain/requests/request'
import { ErrorBoundary } from '../../error-boundary'
import { RequestFrame } from '../layout/request-frame'

const LikelyInformation = lazy(() => import('@/features/public-documents/likely-information'))

/** Suggests published documents that match the text. Renders nothing if its code cannot be loaded, e.g. offline. */
const likely = (text: string) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={null}>
      <LikelyInformation text={text} />
    </Suspense>
  </ErrorBoundary>
)

export const head = {
  title: 'Permohonan informasi',
  purpose: 'Minta dokumen atau data pemerintah desa yang belum ada di situs ini.',
}

export default function RequestPage() {
  return (
    <RequestFrame kind="request" head={head} likely={likely}>
      Gratis. Dijawab paling lambat {ANSWER_DAYS} hari kerja, dapat diperpanjang satu kali{' '}
      {EXTENSION_DAYS} hari kerja. Jangan menulis NIK. Hanya petugas dan administrator desa yang
      membaca permohonan Anda.
    </RequestFrame>
  )
}
