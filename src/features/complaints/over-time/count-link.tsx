import { Link } from 'react-router-dom'
import { formatCount } from '@/domain/text/money'

/** Number of reports with a link to them. Zero has no link. */
export function CountLink({ count, to }: { count: number; to: string }) {
  if (count === 0) return '0'
  return (
    <Link
      to={to}
      className="-my-2 inline-flex min-h-12 min-w-12 items-center justify-end text-primary underline underline-offset-4"
    >
      {formatCount(count)}
    </Link>
  )
}
