import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { user, type User } from '@/domain/users/user-schema'
import { readPage } from '@/lib/firebase/documents'
import { type RawDocument, readRaw } from '@/lib/firebase/writes'
import { adminKeys, formQuery, freshQuery } from '@/lib/query/admin-keys'

const PER_READ = 200

export const usersQuery = freshQuery(adminKeys.users, () => readUsers())

async function readUsers(after?: string): Promise<User[]> {
  const { items, next } = await readPage<User>(
    { collection: 'users', orderBy: ['id', 'desc'], after, limit: PER_READ },
    user,
  )
  return next === null ? items : [...items, ...(await readUsers(next))]
}

/** Returns the query for a user. It shares its cache entry with the form that edits the user. */
export function userQuery(uid: string) {
  const path = `users/${uid}`
  return queryOptions({
    ...formQuery(adminKeys.form(path), () => readRaw(path)),
    select: parseUser,
  })
}

function parseUser(found: RawDocument | null): User | null {
  return found && v.parse(user, found.plain)
}

export function refreshUsers(client: QueryClient): void {
  for (const queryKey of [adminKeys.users, adminKeys.names])
    void client.invalidateQueries({ queryKey })
}
