import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { controlStyle } from '@/components/form/fields/control-style'
import { useStaff } from '@/components/staff/staff'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Icon } from '@/components/ui/icon'
import { ListSkeleton } from '@/components/ui/lists/list-skeleton'
import { LoadMore } from '@/components/ui/lists/load-more'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { useWholeList } from '@/components/ui/lists/use-whole-list'
import { EmptyState } from '@/components/ui/states/empty-state'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { Loading } from '@/components/ui/states/loading'
import { type Collection, COLLECTIONS } from '@/domain/collections'
import { draftTitle, isPublisher, mayWrite, STATE_LABEL } from '@/domain/drafts/draft'
import { containsWords } from '@/domain/text/words'
import type { EditorialKind } from '../editorial-kind'
import { openShareSheet } from '../share/open-share-sheet'
import { AutosavedList } from './autosaved-list'
import { draftsQuery, publishedQuery } from './editorial-queries'
import { EditorialRow, type Row } from './editorial-row'
import { rowDetail } from './row-detail'
import { type Filter, FILTERS, StatusFilter } from './status-filter'

interface EditorialListProps {
  kind: EditorialKind
}

export function EditorialList({ kind }: EditorialListProps) {
  const person = useStaff()
  const address = useAddressValues()
  const filter = FILTERS.find((name) => name === address.get('status')) ?? 'semua'
  const category = kind.categories?.find((name) => name === address.get('kategori')) ?? ''
  const words = useDeferredValue(address.get('q'))
  const drafts = useInfiniteQuery(draftsQuery(kind, person))
  const published = useInfiniteQuery(publishedQuery(kind, category))
  const searched = searchedField(kind)
  const seesPublished = filter === 'semua' || filter === 'terbit'
  const seesDrafts = filter !== 'terbit'
  const isSearching = words.trim() !== ''
  const lacksDrafts = useWholeList(
    drafts,
    seesDrafts && (isSearching || category !== '' || filter !== 'semua'),
  )
  const lacksPublished = useWholeList(published, seesPublished && isSearching)

  const { picture }: Collection = COLLECTIONS[kind.kind]

  const rows = [
    ...(drafts.data?.pages ?? [])
      .flatMap(({ items }) => items)
      .filter(({ state }) => filter === 'semua' || state === filter)
      .filter(({ data }) => category === '' || data['category'] === category)
      .map((draft): Row => ({
        key: `draf/${draft.id}`,
        status: draft.state,
        title: draftTitle(draft),
        detail: rowDetail(kind.kind, draft.data),
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
        detail: rowDetail(kind.kind, item),
        values: item,
        publishAt: null,
        remark: v.is(kind.published, item) ? '' : 'Tidak tampil di situs: perlu diperbaiki',
        updatedBy: item.updatedBy,
        updatedAt: item.updatedAt,
      })),
  ].filter(({ title }) => containsWords(title, words))

  // That nothing matches is certain only after everything has been read.
  const seeks = rows.length === 0 && (lacksDrafts || lacksPublished)
  const loading = seeks || drafts.isPending || (seesPublished && published.isPending)
  const failure =
    ((seeks || !drafts.data) && drafts.error) ||
    (seesPublished && (seeks || !published.data) && published.error)
  const retry = () => void Promise.all([drafts.refetch(), published.refetch()])

  return (
    <div className="flex flex-col gap-6 pt-6 pb-16 max-sm:gap-4 max-sm:pt-4">
      <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 tabIndex={-1} className="text-2xl font-bold max-sm:text-xl">
          {kind.label}
        </h1>
        {mayWrite(person.role, kind.kind) && (
          <div className="flex flex-wrap gap-2">
            {kind.bulkUpload && (
              <Link
                to={`${kind.path}/beberapa`}
                className={`${buttonStyle.secondary} max-sm:px-3.5!`}
              >
                <Icon name="images" className="size-5" />
                <span className="max-sm:sr-only">Tambah beberapa foto</span>
              </Link>
            )}
            <Link to={`${kind.path}/baru`} className={`${buttonStyle.primary} max-sm:px-4!`}>
              <Icon name="plus" className="size-5" />
              <span>
                {kind.verb} <span className="max-sm:sr-only">{kind.noun}</span>
              </span>
            </Link>
          </div>
        )}
      </header>
      <AutosavedList kinds={[kind]} />
      <div className="flex flex-col gap-3">
        <div
          role="search"
          className="grid auto-cols-fr gap-x-2 gap-y-3 min-[20rem]:grid-flow-col sm:grid-cols-2 sm:gap-3 xl:max-w-2xl"
        >
          <input
            type="search"
            aria-label={`Cari ${searched} ${kind.noun}`}
            placeholder={`Cari ${searched} …`}
            defaultValue={words}
            onChange={(event) => address.put('q', event.target.value)}
            className={controlStyle}
          />
          {kind.categories && (
            <select
              aria-label="Kategori"
              value={category}
              onChange={(event) => address.put('kategori', event.target.value)}
              className={controlStyle}
            >
              <option value="">Semua kategori</option>
              {kind.categories.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </div>
        <StatusFilter
          kind={kind}
          category={category}
          isSearching={isSearching}
          value={filter}
          onChange={(name) => address.put('status', name === 'semua' ? '' : name)}
        />
      </div>
      {failure ? (
        <LoadFailure
          text={`Daftar ${kind.noun} belum dapat dimuat.`}
          error={failure}
          onRetry={retry}
        />
      ) : loading ? (
        <Loading subject="daftar">
          <ListSkeleton count={6} row="h-20" />
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState
          text={
            category === ''
              ? emptyText(kind, filter, words, isPublisher(person.role))
              : `Tidak ada ${kind.noun} yang cocok dengan saringan ini.`
          }
        />
      ) : (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {rows.map(({ key, ...row }) => (
            <EditorialRow
              key={key}
              to={`${kind.path}/${key}`}
              picture={picture}
              onShare={
                row.status === 'terbit' && row.remark === ''
                  ? () => void openShareSheet(kind, key, row.values)
                  : undefined
              }
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

const searchedField = ({ labels }: EditorialKind) => ('name' in labels ? 'nama' : 'judul')

function emptyText(kind: EditorialKind, filter: Filter, words: string, publisher: boolean): string {
  const { noun } = kind
  if (words.trim() !== '') return `Tidak ada ${noun} dengan ${searchedField(kind)} itu.`
  if (filter === 'diajukan' && publisher) return `Tidak ada ${noun} yang menunggu diperiksa.`
  return filter === 'semua'
    ? `Belum ada ${noun}.`
    : `Tidak ada ${noun} berstatus ${STATE_LABEL[filter].toLowerCase()}.`
}
