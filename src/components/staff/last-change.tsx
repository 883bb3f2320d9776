import { Time } from '../ui/time'
import { StaffName } from './staff-name'
import { Link } from 'react-router-dom'
import { type VersionedName, versionsPath } from '@/domain/versions/versions'
import { Icon } from '../ui/icon'

interface LastChangeProps {
  by: string
  at: string
}

export function LastChange({ by, at }: LastChangeProps) {
  if (at === '') return null
  return (
    <span className="text-ink-2">
      Terakhir diubah <StaffName uid={by} self="Anda" />, <Time at={at} />
    </span>
  )
}

export function VersionsLink({ collection, id }: { collection: VersionedName; id: string }) {
  return (
    <Link
      to={versionsPath(collection, id)}
      className="inline-flex min-h-12 items-center gap-2 self-start font-semibold text-primary hover:underline"
    >
      <Icon name="history" />
      Versi sebelumnya
    </Link>
  )
}
