import { Link } from 'react-router-dom'
import { type VersionedName, versionsPath } from '@/domain/versions/versions'
import { Icon } from '../icon'

export function VersionsLink({ collection, id }: { collection: VersionedName; id: string }) {
  return (
    <Link
      to={versionsPath(collection, id)}
      className="inline-flex min-h-12 items-center gap-2 self-start font-semibold text-primary hover:underline"
    >
      <Icon name="history" className="size-5" />
      Versi sebelumnya
    </Link>
  )
}
