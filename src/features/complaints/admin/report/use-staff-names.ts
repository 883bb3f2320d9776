import { useQuery } from '@tanstack/react-query'
import { deskStaffQuery } from '../complaints-query'

export function useStaffNames(): (uid: string) => string {
  const { data, isPending } = useQuery(deskStaffQuery)
  return (uid) => data?.find(({ id }) => id === uid)?.name ?? (isPending ? '…' : 'mantan petugas')
}
