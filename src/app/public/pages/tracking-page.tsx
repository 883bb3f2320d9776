import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useOnline } from '@/components/browser/use-online'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Loaded } from '@/components/ui/states/loaded'
import { formatTrackingCode, isTrackingCode, normaliseTrackingCode } from '@/domain/ids/id'
import { paths } from '@/domain/paths'
import { progressQuery } from '@/features/complaints/complaint-queries'
import { ProgressSkeleton } from '@/features/complaints/tracking/progress-skeleton'
import { ProgressView } from '@/features/complaints/tracking/progress-view'
import { UnknownCode } from '@/features/complaints/tracking/unknown-code'
import { useSettings } from '@/lib/query/settings-query'
import { DeferredTrackingForm } from '../deferred-tracking-form'
import { PageHead } from '../layout/page-head'

/** Interval at which outdated progress is requested again while online, in milliseconds. */
const RETRY_AFTER = 10_000

export default function TrackingPage() {
  const { code: written = '' } = useParams()
  const code = normaliseTrackingCode(written)
  const settings = useSettings()
  const isOnline = useOnline()
  const progress = useQuery({
    ...progressQuery(written).options,
    // The first request after reconnecting often fails, without an error if stored progress is shown.
    refetchInterval: ({ state }) => isOnline && state.data?.seenAt !== undefined && RETRY_AFTER,
  })
  const { refetch } = progress
  const isOld = progress.data?.seenAt !== undefined
  useEffect(() => {
    if (isOnline && isOld) void refetch()
  }, [isOnline, isOld, refetch])
  // A missing report may have arrived in the meantime, so it counts as loading while it is read again.
  const data = progress.data === null && progress.isFetching ? undefined : progress.data
  return (
    <>
      <PageHead
        title="Lacak laporan"
        unlisted
        purpose={
          isTrackingCode(code)
            ? `Perkembangan laporan ${formatTrackingCode(code)}`
            : 'Perkembangan laporan menurut kodenya'
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 pb-16 lg:grid-cols-[minmax(0,42rem)_minmax(18rem,1fr)] lg:gap-16 print:pb-0">
        <Loaded
          query={{ ...progress, data }}
          subject="perkembangan laporan"
          skeleton={<ProgressSkeleton />}
          failure="Perkembangan laporan belum dapat dimuat."
          empty={<UnknownCode key={code} code={code} />}
        >
          {(found) => <ProgressView progress={found} settings={settings} />}
        </Loaded>
        <div className="flex flex-col gap-6 print:hidden">
          <DeferredTrackingForm key={code} after={progress} />
          <Link to={paths.complaint} className={`${buttonStyle.secondary} self-start`}>
            Tulis laporan baru
          </Link>
        </div>
      </div>
    </>
  )
}
