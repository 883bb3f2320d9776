import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useOnline } from '@/components/browser/use-online'
import { progressQuery } from '@/features/complaints/complaint-queries'
import { ProgressView } from '@/features/complaints/tracking/progress-view'
import { useSettings } from '@/lib/query/settings-query'
import { TrackingFrame } from '../layout/tracking-frame'

/** Interval at which outdated progress is requested again while online, in milliseconds. */
const RETRY_AFTER = 10_000

export default function TrackingPage() {
  const { code: written = '' } = useParams()
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
  return (
    <TrackingFrame written={written} query={progress}>
      {(found) => <ProgressView progress={found} settings={settings} />}
    </TrackingFrame>
  )
}
