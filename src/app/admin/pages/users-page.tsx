import type { Person } from '@/stores/session'

export default function UsersPage({ person }: { person: Person }) {
  return <p>{person.name}</p>
}
