import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/states/alert'
import { publishingFailureText } from '@/domain/publishing/publishing-failure'
import { publishingFailureQuery } from '@/lib/query/publishing-failure'
import { useZone } from '@/lib/query/settings-query'

/** Warns admins that saved changes are not being published. */
export function PublishingAlert() {
  const zone = useZone()
  const { data: failure } = useQuery(publishingFailureQuery)
  return (
    failure && (
      <div className="max-w-4xl">
        <Alert kind="error">{publishingFailureText(zone, failure)}</Alert>
      </div>
    )
  )
}
