import { queryOptions } from '@tanstack/react-query'
import { user, type User } from '@/domain/schemas/user'
import { readDocument, readList } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'
import { openedInForm } from '@/lib/query/admin-query'

/** More people than this no village office has. */
const MAX_USERS = 200

export const usersQuery = queryOptions({
  queryKey: adminKeys.users,
  queryFn: () =>
    readList<User>({ collection: 'users', orderBy: ['id', 'desc'], limit: MAX_USERS }, user),
  staleTime: 0,
})

/** One person as the server has them now; null when there is none. */
export function userQuery(uid: string) {
  return queryOptions({
    queryKey: adminKeys.user(uid),
    queryFn: () => readDocument<User>(`users/${uid}`, user),
    ...openedInForm,
  })
}
