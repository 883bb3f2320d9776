import { lazy, Suspense } from 'react'
import { EmptyState } from '@/components/ui/states/empty-state'
import { isTrackingCode } from '@/domain/ids/id'

const UnsentReportGuard = lazy(() => import('../report/unsent-report-guard'))

/** Message for a code without a report, or for a code whose report has not arrived. */
export function UnknownCode({ code }: { code: string }) {
  if (!isTrackingCode(code))
    return (
      <NotFound reason="Kode laporan terdiri dari 16 huruf dan angka. Periksa kembali kodenya." />
    )
  return (
    <Suspense>
      <UnsentReportGuard id={code}>
        <NotFound reason="Tidak ada laporan dengan kode ini. Mungkin salah ketik, atau laporannya sudah dihapus." />
      </UnsentReportGuard>
    </Suspense>
  )
}

function NotFound({ reason }: { reason: string }) {
  return <EmptyState text="Laporan tidak ditemukan" reason={reason} />
}
