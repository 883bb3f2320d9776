import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { StaffPortrait } from '@/components/form/pictures/staff-picture'
import { StaffName } from '@/components/staff/staff-name'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { Time } from '@/components/ui/time'
import { containsWords } from '@/domain/text/words'
import { ROLE_LABEL, ROLES } from '@/domain/users/role'
import type { User } from '@/domain/users/user-schema'
import { ListFilters, StaffList } from '@/staff/lists/staff-list'
import { ScreenAction } from '@/staff/staff-screen'
import { USERS } from './user-document'
import { usersQuery } from './users-query'

const PER_PAGE = 30

const STATES = ['semua', 'aktif', 'nonaktif'] as const
type State = (typeof STATES)[number]
const STATE_LABEL: Record<State, string> = { semua: 'Semua', aktif: 'Aktif', nonaktif: 'Nonaktif' }

const isIn = ({ disabled }: User, state: State) =>
  state === 'semua' || disabled === (state === 'nonaktif')

export function UsersList() {
  const address = useAddressValues()
  const users = useQuery(usersQuery)
  const words = useDeferredValue(address.get('q'))
  const role = ROLES.find((name) => name === address.get('peran'))
  const state = STATES.find((name) => name === address.get('status')) ?? 'semua'
  const [shown, setShown] = useState(PER_PAGE)

  const people = users.data?.filter(
    (user) =>
      (role === undefined || user.role === role) &&
      containsWords(`${user.name} ${user.email}`, words),
  )
  const found = people?.filter((user) => isIn(user, state)) ?? []
  const query = {
    ...users,
    hasNextPage: found.length > shown,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => {
      setShown(shown + PER_PAGE)
      return Promise.resolve()
    },
  }
  return (
    <StaffList
      title="Pengguna"
      actions={<ScreenAction to={`${USERS.path}/baru`} icon="plus" verb="Tambah" noun="pengguna" />}
      queries={[query]}
      subject="daftar"
      failure="Daftar pengguna belum dapat dimuat."
      empty="Tidak ada pengguna yang cocok."
      rows={found.slice(0, shown)}
      row={(user) => <UserRow key={user.id} user={user} />}
      more="Tampilkan lebih banyak"
    >
      <ListFilters
        search={{ label: 'Cari pengguna', placeholder: 'Nama atau e-mail …' }}
        choice={{
          name: 'peran',
          label: 'Peran',
          all: 'Semua peran',
          value: role ?? '',
          options: ROLES.map((value) => ({ value, label: ROLE_LABEL[value] })),
        }}
        status={{
          value: state,
          options: STATES.map((value) => ({
            value,
            label: STATE_LABEL[value],
            count: people?.filter((user) => isIn(user, value)).length,
          })),
        }}
      />
    </StaffList>
  )
}

function UserRow({ user }: { user: User }) {
  const { id, name, email, role, avatarurl, disabled, updatedBy, updatedAt } = user
  return (
    <li className="relative flex items-center gap-4 p-4 hover:bg-primary-soft">
      <StaffPortrait src={avatarurl} className="size-14" />
      <div className="min-w-0">
        <Link to={`${USERS.path}/${id}`} className="stretched font-semibold">
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
