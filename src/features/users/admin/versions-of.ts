import type { Versions } from '@/components/ui/conflict-notice'
import { ROLE_LABEL } from '@/domain/role'
import type { Conflict } from '@/lib/saving/conflict'
import type { Changes, Person } from './changes'

const LABELS: Record<keyof Changes, string> = {
  name: 'Nama',
  email: 'E-mail untuk masuk',
  role: 'Peran',
  avatarurl: 'Foto',
  disabled: 'Akses',
}

/** The fields of a conflict in words. */
export function versionsOf({ fields, theirs }: Conflict<Person>, mine: Changes): Versions[] {
  return fields.map((field) => ({
    label: LABELS[field],
    mine: textOf(field, mine),
    theirs: textOf(field, theirs),
  }))
}

function textOf(field: keyof Changes, values: Changes): string {
  if (field === 'role') return values.role ? ROLE_LABEL[values.role] : ''
  if (field === 'disabled') return values.disabled ? 'Nonaktif' : 'Aktif'
  if (field === 'avatarurl') return values.avatarurl ? 'foto lain' : 'tanpa foto'
  return values[field] ?? ''
}
