import { useQuery } from '@tanstack/react-query'
import { deskStaffQuery } from '../complaints-query'

/** The name of someone of the desk, by uid. */
export function useStaffNames(): (uid: string) => string {
  const { data, isPending } = useQuery(deskStaffQuery)
  return (uid) => data?.find(({ id }) => id === uid)?.name ?? (isPending ? '…' : 'mantan petugas')
}
