import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PagedQuery } from '@/components/ui/lists/load-more'
import type { LoadedQuery } from '@/components/ui/states/loaded'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { matchesComplaint } from '@/domain/complaints/complaint-search'
import { type ComplaintFilter, complaintsQuery, newestComplaintsQuery } from '../complaints-query'
import { matchesFilter } from './complaint-filter'

/** Returns a page of reports or, with search words, the matches among the newest reports. */
export function useComplaintPage(
  filter: ComplaintFilter,
  words: string,
): LoadedQuery<Complaint[]> & PagedQuery {
  const isSearching = words !== ''
  const pages = useInfiniteQuery({ ...complaintsQuery(filter), enabled: !isSearching })
  const newest = useQuery({ ...newestComplaintsQuery, enabled: isSearching })
  if (!isSearching) return pages
  return {
    data: newest.data?.filter(
      (complaint) => matchesFilter(complaint, filter) && matchesComplaint(complaint, words),
    ),
    error: newest.error,
    isFetching: newest.isFetching,
    refetch: newest.refetch,
  }
}
