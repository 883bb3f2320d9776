import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/button-style'
import { Icon } from '@/components/ui/icon'
import { LoadFailure } from '@/components/ui/load-failure'
import { Picture } from '@/components/ui/picture'
import { ROLE_LABEL } from '@/domain/role'
import { usersQuery } from './users-query'

/** Everyone who may sign in. `path` is where the screen stands. */
export function UsersList({ path }: { path: string }) {
  const { data: users, isError, refetch } = useQuery(usersQuery)
  return (
    <div className="flex flex-col gap-6 pt-6 pb-16">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl font-bold">
          Pengguna
        </h1>
        <Link to={`${path}/baru`} className={buttonStyle.primary}>
          <Icon name="plus" className="size-5" />
          Tambah pengguna
        </Link>
      </header>
      {users ? (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {users.map(({ id, name, email, role, avatarurl, disabled }) => (
            <li key={id} className="relative flex items-center gap-4 p-4 hover:bg-primary-soft">
              {avatarurl ? (
                <Picture
                  src={avatarurl}
                  alt=""
                  width={0}
                  height={0}
                  sizes="3.5rem"
                  className="size-14 shrink-0 rounded-full"
                />
              ) : (
                <Icon name="user-round" className="size-14 rounded-full bg-surface-2 p-3" />
              )}
              <div className="min-w-0">
                <Link to={`${path}/${id}`} className="stretched font-semibold">
                  {name}
                </Link>
                <p className="truncate text-sm text-ink-2">{email}</p>
                <p className="text-sm">
                  {ROLE_LABEL[role]}
                  {disabled && <span className="font-semibold text-danger"> · Nonaktif</span>}
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : isError ? (
        <LoadFailure text="Daftar pengguna belum dapat dimuat." onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Memuat daftar" className="flex flex-col gap-3">
          {[1, 2, 3, 4].map((key) => (
            <div key={key} className="h-20 skeleton rounded-card" />
          ))}
        </div>
      )}
    </div>
  )
}
