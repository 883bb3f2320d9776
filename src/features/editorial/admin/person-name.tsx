import { useQuery } from '@tanstack/react-query'
import { SETUP, SYSTEM } from '@/domain/audit/audit'
import { isPublisher } from '@/domain/drafts/draft'
import { useSession } from '@/stores/session'
import { nameQuery } from './list/editorial-queries'

/** Name of a user, or `self` for the signed-in user. Contributors may read only their own name. */
export function PersonName({ uid, self }: { uid: string; self?: string }) {
  const { session } = useSession()
  const person = session.status === 'signed-in' ? session.person : null
  const mayKnow = person !== null && isPublisher(person.role)
  const { data, isPending } = useQuery({
    ...nameQuery(uid),
    enabled: mayKnow && !['', SYSTEM, SETUP].includes(uid),
  })
  if (uid === SYSTEM) return <>otomatis</>
  if (uid === SETUP) return <>pemasang situs</>
  if (uid === person?.uid) return <>{self ?? person.name}</>
  if (!mayKnow) return <>editor</>
  return <>{isPending ? '…' : (data ?? 'mantan pengguna')}</>
}
