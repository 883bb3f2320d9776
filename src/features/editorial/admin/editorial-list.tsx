import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { controlStyle } from '@/components/form/control-style'
import { buttonStyle } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { LoadMore } from '@/components/ui/load-more'
import { LoadFailure } from '@/components/ui/load-failure'
import type { TimeZone } from '@/domain/date'
import { type Collection, COLLECTIONS } from '@/domain/collections'
import { draftTitle, isPublisher, mayWrite, STATE_LABEL } from '@/domain/draft'
import { DRAFT_STATES, type DraftState } from '@/domain/schemas/draft'
import * as v from 'valibot'
import type { Person } from '@/stores/session'
import { EditorialRow, type Row } from './editorial-row'
import type { EditorialKind } from './editorial-kind'
import { draftsQuery, publishedQuery } from './editorial-queries'
import { KeptList } from './kept-list'

interface EditorialListProps {
  kind: EditorialKind
  person: Person
  zone: TimeZone
}

type Filter = 'semua' | DraftState | 'terbit'
const FILTERS: readonly Filter[] = ['semua', ...DRAFT_STATES, 'terbit']

/** Everything of one kind, unfinished first: to search, filter and open. */
export function EditorialList({ kind, person, zone }: EditorialListProps) {
  const [search, setSearch] = useSearchParams()
  const filter = FILTERS.find((name) => name === search.get('status')) ?? 'semua'
  const words = useDeferredValue(search.get('q') ?? '')
  const drafts = useInfiniteQuery(draftsQuery(kind, person))
  const published = useInfiniteQuery(publishedQuery(kind))
  const seesPublished = filter === 'semua' || filter === 'terbit'
  const seesDrafts = filter !== 'terbit'
  const isSearching = words.trim() !== ''
  useWholeList(drafts, seesDrafts && (isSearching || filter !== 'semua'))
  useWholeList(published, seesPublished && isSearching)

  const { picture }: Collection = COLLECTIONS[kind.kind]

  const rows = [
    ...(drafts.data?.pages ?? [])
      .flatMap(({ items }) => items)
      .filter(({ state }) => filter === 'semua' || state === filter)
      .map((draft): Row => ({
        key: `draf/${draft.id}`,
        status: draft.state,
        title: draftTitle(draft),
        values: draft.data,
        publishAt: draft.publishAt,
        remark: draft.note && 'Ada catatan editor',
        updatedBy: draft.updatedBy,
        updatedAt: draft.updatedAt,
      })),
    ...(seesPublished ? (published.data?.pages ?? []) : [])
      .flatMap(({ items }) => items)
      .map((item): Row => ({
        key: item.id,
        status: 'terbit',
        title: draftTitle({ data: item }),
        values: item,
        publishAt: null,
        remark: v.is(kind.published, item) ? '' : 'Tidak tampil di situs: perlu diperbaiki',
        updatedBy: item.updatedBy,
        updatedAt: item.updatedAt,
      })),
  ].filter(({ title }) => containsWords(title, words))

  const loading = drafts.isPending || (seesPublished && published.isPending)
  const failed =
    (drafts.isError && !drafts.data) || (seesPublished && published.isError && !published.data)
  const retry = () => void Promise.all([drafts.refetch(), published.refetch()])

  function put(name: string, value: string) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }

  return (
    <div className="flex flex-col gap-6 pt-6 pb-16">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 tabIndex={-1} className="text-2xl font-bold">
          {kind.label}
        </h1>
        {mayWrite(person.role, kind.kind) && (
          <Link to={`${kind.path}/baru`} className={buttonStyle.primary}>
            <Icon name="plus" className="size-5" />
            {kind.verb} {kind.noun}
          </Link>
        )}
      </header>
      <KeptList kinds={[kind]} person={person} zone={zone} />
      <div className="flex flex-col gap-3 md:flex-row md:items-center">
        <input
          type="search"
          aria-label={`Cari judul ${kind.noun}`}
          placeholder="Cari judul …"
          defaultValue={words}
          onChange={(event) => put('q', event.target.value)}
          className={classNames(controlStyle, 'md:max-w-xs')}
        />
        <div role="group" aria-label="Status" className="flex flex-wrap gap-2">
          {FILTERS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={filter === name}
              onClick={() => put('status', name === 'semua' ? '' : name)}
              className={classNames(
                'min-h-12 rounded-full border px-4 text-sm font-semibold',
                filter === name
                  ? 'border-primary bg-primary text-on-primary'
                  : 'border-control bg-surface hover:border-primary',
              )}
            >
              {name === 'semua' ? 'Semua' : STATE_LABEL[name]}
            </button>
          ))}
        </div>
      </div>
      {failed ? (
        <LoadFailure text={`Daftar ${kind.noun} belum dapat dimuat.`} onRetry={retry} />
      ) : loading ? (
        <ListSkeleton />
      ) : rows.length === 0 ? (
        <EmptyState text={emptyText(kind, filter, words, isPublisher(person.role))} />
      ) : (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {rows.map(({ key, ...row }) => (
            <EditorialRow
              key={key}
              to={`${kind.path}/${key}`}
              zone={zone}
              picture={picture}
              {...row}
            />
          ))}
        </ul>
      )}
      {seesDrafts && <LoadMore list={drafts} />}
      {seesPublished && <LoadMore list={published} />}
    </div>
  )
}

interface PagedList {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** While someone searches, all pages are loaded: Firestore itself does not search in words. */
function useWholeList(list: PagedList, wanted: boolean): void {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list
  useEffect(() => {
    // What failed is tried again by hand.
    if (wanted && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [wanted, hasNextPage, isFetchingNextPage, isError, fetchNextPage])
}

function containsWords(title: string, words: string): boolean {
  const text = title.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function emptyText(
  { noun }: EditorialKind,
  filter: Filter,
  words: string,
  publisher: boolean,
): string {
  if (words.trim() !== '') return `Tidak ada ${noun} dengan judul itu.`
  if (filter === 'diajukan' && publisher) return `Tidak ada ${noun} yang menunggu diperiksa.`
  return filter === 'semua'
    ? `Belum ada ${noun}.`
    : `Tidak ada ${noun} berstatus ${STATE_LABEL[filter].toLowerCase()}.`
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Memuat daftar" className="flex flex-col gap-3">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="h-20 skeleton rounded-card" />
      ))}
    </div>
  )
}
