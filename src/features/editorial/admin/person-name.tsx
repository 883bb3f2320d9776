import { useQuery } from '@tanstack/react-query'
import { nameQuery } from './editorial-queries'

/** Actors that are no people: functions that publish what is due. */
const SYSTEM = 'sistem'

/** The name of a member of the staff. */
export function PersonName({ uid }: { uid: string }) {
  const { data, isPending } = useQuery({ ...nameQuery(uid), enabled: uid !== '' && uid !== SYSTEM })
  if (uid === SYSTEM) return <>otomatis</>
  return <>{isPending ? '…' : (data ?? 'mantan pengguna')}</>
}
