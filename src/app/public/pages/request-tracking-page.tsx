import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { requestStatusQuery } from '@/features/complaints/complaint-queries'
import { RequestProgress } from '@/features/complaints/requests/request-progress'
import { useSettings } from '@/lib/query/settings-query'
import { TrackingFrame } from '../layout/tracking-frame'

export default function RequestTrackingPage() {
  const kind = useLocation().pathname.startsWith(paths.objection) ? 'objection' : 'request'
  const { code: written = '' } = useParams()
  const settings = useSettings()
  const status = useQuery({
    ...requestStatusQuery(written, kind).options,
    // The route already requested this query before it rendered the page.
    retryOnMount: false,
  })
  return (
    <TrackingFrame kind={kind} written={written} query={status}>
      {(found) => (
        <RequestProgress kind={kind} status={found} written={written} settings={settings} />
      )}
    </TrackingFrame>
  )
}
