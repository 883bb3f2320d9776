import { queryOptions } from '@tanstack/react-query'
import { user, type User } from '@/domain/users/user-schema'
import { readDocument, readPage } from '@/lib/firebase/documents'
import { adminKeys, formQueryOptions } from '@/lib/query/admin-keys'

const PER_READ = 200

export const usersQuery = queryOptions({
  queryKey: adminKeys.users,
  queryFn: () => readUsers(),
  staleTime: 0,
})

async function readUsers(after?: string): Promise<User[]> {
  const { items, next } = await readPage<User>(
    { collection: 'users', orderBy: ['id', 'desc'], after, limit: PER_READ },
    user,
  )
  return next === null ? items : [...items, ...(await readUsers(next))]
}

export function userQuery(uid: string) {
  return queryOptions({
    queryKey: adminKeys.user(uid),
    queryFn: () => readDocument<User>(`users/${uid}`, user),
    ...formQueryOptions,
  })
}
