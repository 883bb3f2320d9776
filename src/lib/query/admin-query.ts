/** Options for the query of a form, whose values must not be replaced by a refetch. */
export const formQueryOptions = {
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}
