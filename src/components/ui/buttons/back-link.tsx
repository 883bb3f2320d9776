import { Link } from 'react-router-dom'
import { Icon } from '../icon'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-12 items-center gap-2 self-start font-semibold text-primary hover:underline print:hidden"
    >
      <Icon name="arrow-left" />
      {children}
    </Link>
  )
}
