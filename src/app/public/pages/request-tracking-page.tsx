import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { requestStatusQuery } from '@/features/complaints/complaint-queries'
import { RequestProgress } from '@/features/complaints/requests/request-progress'
import { useSettings } from '@/lib/query/settings-query'
import { TrackingFrame } from '../layout/tracking-frame'

export default function RequestTrackingPage() {
  const { code: written = '' } = useParams()
  const settings = useSettings()
  const status = useQuery({
    ...requestStatusQuery(written).options,
    // The route has just read it.
    retryOnMount: false,
  })
  return (
    <TrackingFrame kind="request" written={written} query={status}>
      {(found) => <RequestProgress status={found} written={written} settings={settings} />}
    </TrackingFrame>
  )
}
