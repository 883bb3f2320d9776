import type { ReactNode } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { FilterChips } from '@/components/ui/lists/filter-chips'
import { ListSkeleton } from '@/components/ui/lists/list-skeleton'
import { LoadMore, type PagedQuery } from '@/components/ui/lists/content-list'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { Loaded, type LoadedProps, type LoadedQuery } from '@/components/ui/states/loaded'
import { StaffScreen, type StaffScreenProps } from '../staff-screen'

/** Query of rows. `isIncomplete` is true while a search reads further pages. */
type RowsQuery = LoadedQuery<unknown> & PagedQuery & { isIncomplete?: boolean }

interface Choice {
  value: string
  label: string
  count?: number | undefined
}

interface StaffListProps<Item>
  extends
    Omit<StaffScreenProps, 'className'>,
    Pick<LoadedProps<Item[]>, 'subject' | 'failure' | 'empty'> {
  queries: readonly RowsQuery[]
  rows: readonly Item[]
  row: (item: Item, index: number) => ReactNode
  more?: string
}

export function StaffList<Item>(props: StaffListProps<Item>) {
  const { subject, failure, empty, queries, rows, row, more, children, ...screen } = props
  return (
    <StaffScreen {...screen}>
      {children}
      <Loaded
        query={queryOf(rows, queries)}
        subject={subject}
        failure={failure}
        empty={empty}
        skeleton={<ListSkeleton count={6} row="h-20" />}
      >
        {(items) => (
          <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
            {items.map(row)}
          </ul>
        )}
      </Loaded>
      {queries.map((query, index) => (
        <LoadMore key={index} list={query} label={more} />
      ))}
    </StaffScreen>
  )
}

/** Combines the queries. A search has no results only if all pages have been read. */
function queryOf<Item>(
  rows: readonly Item[],
  queries: readonly RowsQuery[],
): LoadedQuery<readonly Item[]> {
  const isSearching = rows.length === 0 && queries.some(({ isIncomplete }) => isIncomplete)
  const missing = isSearching ? queries : queries.filter(({ data }) => data === undefined)
  const error = missing.find((query) => query.error)?.error ?? null
  return {
    data: missing.length > 0 ? undefined : rows,
    error,
    isFetching: missing.some(({ isFetching }) => isFetching) || (isSearching && !error),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  }
}

interface ListFiltersProps {
  search: { label: string; placeholder: string }
  /** Filter that is stored in the address as `name`, where '' stands for all. */
  choice?:
    | { name: string; label: string; all: string; value: string; options: readonly Choice[] }
    | undefined
  /** Filter that is stored in the address as `status`. Its first option is the default. */
  status?: { value: string; options: readonly Choice[] }
  children?: ReactNode
}

export function ListFilters({ search, choice, status, children }: ListFiltersProps) {
  const address = useAddressValues()
  return (
    <div className="flex flex-col gap-3">
      <div
        role="search"
        className="grid auto-cols-fr gap-x-2 gap-y-3 min-[20rem]:grid-flow-col sm:grid-cols-2 sm:gap-3 xl:max-w-2xl"
      >
        <input
          type="search"
          aria-label={search.label}
          placeholder={search.placeholder}
          defaultValue={address.get('q')}
          onChange={(event) => address.put('q', event.target.value)}
          className={controlStyle}
        />
        {choice && (
          <select
            aria-label={choice.label}
            value={choice.value}
            onChange={(event) => address.put(choice.name, event.target.value)}
            className={controlStyle}
          >
            <option value="">{choice.all}</option>
            {choice.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </div>
      {status && (
        <FilterChips
          label="Status"
          {...status}
          onChange={(value) =>
            address.put('status', value === status.options[0]?.value ? '' : value)
          }
        />
      )}
      {children}
    </div>
  )
}
