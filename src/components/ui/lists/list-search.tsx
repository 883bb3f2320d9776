import { useId, useEffect } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'

interface ListSearchProps {
  label: string
  value: string
  onChange: (words: string) => void
  /** Text that states how many of all items are shown, or undefined while loading. */
  status: string | undefined
}

export function ListSearch({ label, value, onChange, status }: ListSearchProps) {
  const field = useId()
  return (
    <div className="mb-6 max-w-md print:hidden">
      <label htmlFor={field} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={field}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        enterKeyHint="search"
        className={controlStyle}
      />
      {/* Announces only the results of typing. */}
      <p
        role="status"
        aria-live={value === '' ? 'off' : 'polite'}
        className="mt-1 min-h-[1.5em] text-sm text-ink-2"
      >
        {status}
      </p>
    </div>
  )
}

interface PagedList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Loads all pages of a list for a search, because Firestore has no text search. Returns whether pages are missing. */
export function useWholeList<List extends PagedList>(list: List, wanted: boolean) {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list
  useEffect(() => {
    // A failed page is loaded again only by the user.
    if (wanted && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [wanted, hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  return { ...list, isIncomplete: wanted && hasNextPage }
}
