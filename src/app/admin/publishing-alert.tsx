import { useQuery } from '@tanstack/react-query'
import { Alert } from '@/components/ui/states/alert'
import { publishingFailureText } from '@/domain/publishing/publishing-failure'
import type { TimeZone } from '@/domain/time/date'
import { publishingFailureQuery } from '@/lib/query/publishing-failure'

/** Warns admins that saved changes are not being published. */
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
