import { useSearchParams } from 'react-router-dom'

/** Reads and writes the filters of a list in its address. Missing values are ''. */
export function useAddressValues() {
  const [search, setSearch] = useSearchParams()
  return {
    get: (name: string) => search.get(name) ?? '',
    put: (name: string, value: string) =>
      setSearch((current) => withValue(current, name, value), { replace: true }),
  }
}

export function withValue(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
