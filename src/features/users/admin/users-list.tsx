import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { controlStyle } from '@/components/form/fields/control-style'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Icon } from '@/components/ui/icon'
import { FilterChips } from '@/components/ui/lists/filter-chips'
import { ListSkeleton } from '@/components/ui/lists/list-skeleton'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { Loaded } from '@/components/ui/states/loaded'
import { containsWords } from '@/domain/text/words'
import { ROLE_LABEL, ROLES } from '@/domain/users/role'
import type { User } from '@/domain/users/user-schema'
import { UserRow } from './user-row'
import { usersQuery } from './users-query'

const PER_PAGE = 30

const STATES = ['semua', 'aktif', 'nonaktif'] as const
type State = (typeof STATES)[number]
const STATE_LABEL: Record<State, string> = { semua: 'Semua', aktif: 'Aktif', nonaktif: 'Nonaktif' }

const isIn = ({ disabled }: User, state: State) =>
  state === 'semua' || disabled === (state === 'nonaktif')

interface UsersListProps {
  path: string
}

export function UsersList({ path }: UsersListProps) {
  const address = useAddressValues()
  const query = useQuery(usersQuery)
  const words = useDeferredValue(address.get('q'))
  const role = ROLES.find((name) => name === address.get('peran'))
  const state = STATES.find((name) => name === address.get('status')) ?? 'semua'
  const [shown, setShown] = useState(PER_PAGE)

  const people = query.data?.filter(
    (user) =>
      (role === undefined || user.role === role) &&
      containsWords(`${user.name} ${user.email}`, words),
  )
  const found = people?.filter((user) => isIn(user, state))
  return (
    <div className="flex flex-col gap-6 pt-6 pb-16 max-sm:gap-4 max-sm:pt-4">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 tabIndex={-1} className="text-2xl font-bold max-sm:text-xl">
          Pengguna
        </h1>
        <Link to={`${path}/baru`} className={`${buttonStyle.primary} max-sm:px-4!`}>
          <Icon name="plus" className="size-5" />
          <span>
            Tambah <span className="max-sm:sr-only">pengguna</span>
          </span>
        </Link>
      </header>
      <div className="flex flex-col gap-3">
        <div
          role="search"
          className="grid auto-cols-fr gap-x-2 gap-y-3 min-[20rem]:grid-flow-col sm:grid-cols-2 sm:gap-3 xl:max-w-2xl"
        >
          <input
            type="search"
            aria-label="Cari pengguna"
            placeholder="Nama atau e-mail …"
            defaultValue={words}
            onChange={(event) => address.put('q', event.target.value)}
            className={controlStyle}
          />
          <select
            aria-label="Peran"
            value={role ?? ''}
            onChange={(event) => address.put('peran', event.target.value)}
            className={controlStyle}
          >
            <option value="">Semua peran</option>
            {ROLES.map((name) => (
              <option key={name} value={name}>
                {ROLE_LABEL[name]}
              </option>
            ))}
          </select>
        </div>
        <FilterChips
          label="Status"
          options={STATES.map((value) => ({
            value,
            label: STATE_LABEL[value],
            count: people?.filter((user) => isIn(user, value)).length,
          }))}
          value={state}
          onChange={(value) => address.put('status', value === 'semua' ? '' : value)}
        />
      </div>
      <Loaded
        query={{ ...query, data: found }}
        subject="daftar"
        failure="Daftar pengguna belum dapat dimuat."
        empty="Tidak ada pengguna yang cocok."
        skeleton={<ListSkeleton count={4} row="h-20" />}
      >
        {(users) => (
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {users.slice(0, shown).map((user) => (
              <UserRow key={user.id} user={user} to={`${path}/${user.id}`} />
            ))}
          </ul>
        )}
      </Loaded>
      {found && found.length > shown && (
        <button
          type="button"
          className={`${buttonStyle.secondary} self-center`}
          onClick={() => setShown(shown + PER_PAGE)}
        >
          Tampilkan lebih banyak
        </button>
      )}
    </div>
  )
}
