import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/states/alert'
import { publishingFailureText } from '@/domain/publishing/publishing-failure'
import type { TimeZone } from '@/domain/time/date'
import { publishingFailureQuery } from '@/lib/query/publishing-failure'

/** That what is saved does not reach visitors, for who can have it mended. */
export function PublishingAlert({ zone }: { zone: TimeZone }) {
  const { data: failure } = useQuery(publishingFailureQuery)
  return (
    failure && (
      <div className="max-w-4xl">
        <Alert kind="error">{publishingFailureText(zone, failure)}</Alert>
      </div>
    )
  )
}
