import { Link } from 'react-router-dom'
import { StaffPortrait } from '@/components/form/pictures/staff-picture'
import { StaffName } from '@/components/staff/staff-name'
import { Time } from '@/components/ui/time'
import { ROLE_LABEL } from '@/domain/users/role'
import type { User } from '@/domain/users/user-schema'

interface UserRowProps {
  user: User
  to: string
}

export function UserRow({ user, to }: UserRowProps) {
  const { name, email, role, avatarurl, disabled, updatedBy, updatedAt } = user
  return (
    <li className="relative flex items-center gap-4 p-4 hover:bg-primary-soft">
      <StaffPortrait src={avatarurl} className="size-14" />
      <div className="min-w-0">
        <Link to={to} className="stretched font-semibold">
          {name}
        </Link>
        <p className="text-sm text-ink-2">{email}</p>
        <p className="text-sm">
          {ROLE_LABEL[role]}
          {disabled && <span className="font-semibold text-danger"> · Nonaktif</span>}
        </p>
        <p className="text-sm text-ink-2">
          Diubah <StaffName uid={updatedBy} />, <Time at={updatedAt} />
        </p>
      </div>
    </li>
  )
}
