import { lazy, Suspense } from 'react'
import { EmptyState } from '@/components/ui/states/empty-state'
import { isTrackingCode } from '@/domain/ids/id'
import { sentAs, type SentKind } from '@/domain/requests/sent-kind'

const UnsentReportGuard = lazy(() => import('../report/unsent-report-guard'))

/** Explains why there is no report: the code is invalid, no report has it, or the report was not received yet. */
export function UnknownCode({ code, kind }: { code: string; kind?: SentKind }) {
  const { noun } = sentAs(kind)
  if (!isTrackingCode(code))
    return (
      <NotFound
        noun={noun}
        reason={`Kode ${noun} terdiri dari 16 huruf dan angka. Periksa kembali kodenya.`}
      />
    )
  return (
    <Suspense>
      <UnsentReportGuard id={code}>
        <NotFound
          noun={noun}
          reason={`Tidak ada ${noun} dengan kode ini. Mungkin salah ketik, atau ${noun}nya sudah dihapus.`}
        />
      </UnsentReportGuard>
    </Suspense>
  )
}

function NotFound({ noun, reason }: { noun: string; reason: string }) {
  const text = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} tidak ditemukan`
  return <EmptyState text={text} reason={reason} />
}
