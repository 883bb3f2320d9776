import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Loaded } from '@/components/ui/states/loaded'
import { formatTrackingCode, isTrackingCode, normaliseTrackingCode } from '@/domain/ids/id'
import { paths } from '@/domain/paths'
import { requestStatusQuery } from '@/features/complaints/complaint-queries'
import { RequestProgress } from '@/features/complaints/requests/request-progress'
import { ProgressSkeleton } from '@/features/complaints/tracking/progress-skeleton'
import { UnknownCode } from '@/features/complaints/tracking/unknown-code'
import { useSettings } from '@/lib/query/settings-query'
import { DeferredTrackingForm } from '../deferred-tracking-form'
import { PageHead } from '../layout/page-head'

export default function RequestTrackingPage() {
  const { code: written = '' } = useParams()
  const code = normaliseTrackingCode(written)
  const settings = useSettings()
  const status = useQuery({
    ...requestStatusQuery(written).options,
    // The route has just read it.
    retryOnMount: false,
  })
  return (
    <>
      <PageHead
        title="Lacak permohonan"
        unlisted
        purpose={
          isTrackingCode(code)
            ? `Perkembangan permohonan ${formatTrackingCode(code)}`
            : 'Perkembangan permohonan menurut kodenya'
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 pb-16 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)] lg:gap-16">
        <Loaded
          query={status}
          subject="perkembangan permohonan"
          skeleton={<ProgressSkeleton />}
          failure="Perkembangan permohonan belum dapat dimuat."
          empty={<UnknownCode key={code} kind="request" code={code} />}
        >
          {(found) => <RequestProgress status={found} written={written} settings={settings} />}
        </Loaded>
        <div className="flex flex-col gap-6 print:hidden">
          <DeferredTrackingForm key={code} kind="request" after={status} />
          <Link to={paths.request} className={`${buttonStyle.secondary} self-start`}>
            Tulis permohonan baru
          </Link>
        </div>
      </div>
    </>
  )
}
