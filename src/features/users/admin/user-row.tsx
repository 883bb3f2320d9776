import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { StaffPortrait } from '@/components/form/pictures/staff-portrait'
import { formatInstant, type TimeZone } from '@/domain/time/date'
import { ROLE_LABEL } from '@/domain/users/role'
import type { User } from '@/domain/users/user-schema'

interface UserRowProps {
  user: User
  to: string
  zone: TimeZone
  nameOf: (uid: string) => ReactNode
}

export function UserRow({ user, to, zone, nameOf }: UserRowProps) {
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
          Diubah {nameOf(updatedBy)}, {formatInstant(zone, new Date(updatedAt))}
        </p>
      </div>
    </li>
  )
}
