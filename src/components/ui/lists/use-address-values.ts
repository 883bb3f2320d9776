import { useSearchParams } from 'react-router-dom'

/** What a list's address says of its filters, and how to say something else; '' is what it does not say. */
export function useAddressValues() {
  const [search, setSearch] = useSearchParams()
  return {
    get: (name: string) => search.get(name) ?? '',
    put: (name: string, value: string) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true },
      ),
  }
}
