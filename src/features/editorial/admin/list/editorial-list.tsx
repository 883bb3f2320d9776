import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { StaffPicture } from '@/components/form/pictures/staff-picture'
import type { Values } from '@/components/form/validate'
import { useStaff } from '@/components/staff/staff'
import { StaffName } from '@/components/staff/staff-name'
import { Icon } from '@/components/ui/icon'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { Time } from '@/components/ui/time'
import { type Collection, COLLECTIONS, type DraftKind } from '@/domain/collections'
import { draftTitle, isPublisher, mayWrite, STATE_LABEL } from '@/domain/drafts/draft'
import { DRAFT_STATES, type DraftState } from '@/domain/drafts/draft-schema'
import { containsWords } from '@/domain/text/words'
import { formatShortDay, isRealDay } from '@/domain/time/date'
import { ListFilters, StaffList } from '@/staff/lists/staff-list'
import { ScreenAction } from '@/staff/staff-screen'
import { useWholeList } from '@/components/ui/lists/list-search'
import type { EditorialKind } from '../editorial-kind'
import { openShareSheet } from '../share/open-share-sheet'
import { StatusChip } from '../status-chip'
import { AutosavedList } from './autosaved-list'
import {
  draftsQuery,
  publishedQuery,
  draftCountQuery,
  publishedCountQuery,
} from './editorial-queries'

export function EditorialList({ kind }: { kind: EditorialKind }) {
  const person = useStaff()
  const address = useAddressValues()
  const filter = FILTERS.find((name) => name === address.get('status')) ?? 'semua'
  const category = kind.categories?.find((name) => name === address.get('kategori')) ?? ''
  const words = useDeferredValue(address.get('q'))
  const searched = searchedField(kind)
  const seesPublished = filter === 'semua' || filter === 'terbit'
  const seesDrafts = filter !== 'terbit'
  const isSearching = words.trim() !== ''
  const drafts = useWholeList(
    useInfiniteQuery(draftsQuery(kind, person)),
    seesDrafts && (isSearching || category !== '' || filter !== 'semua'),
  )
  const published = useWholeList(
    useInfiniteQuery(publishedQuery(kind, category)),
    seesPublished && isSearching,
  )
  const statuses = useStatusChoices(kind, category, isSearching)

  const { picture }: Collection = COLLECTIONS[kind.kind]

  const rows = [
    ...(drafts.data ?? [])
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
    ...(seesPublished ? (published.data ?? []) : []).map((item): Row => ({
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

  return (
    <StaffList
      title={kind.label}
      actions={
        mayWrite(person.role, kind.kind) && (
          <>
            {kind.bulkUpload && (
              <ScreenAction
                to={`${kind.path}/beberapa`}
                icon="images"
                noun="Tambah beberapa foto"
              />
            )}
            <ScreenAction to={`${kind.path}/baru`} icon="plus" verb={kind.verb} noun={kind.noun} />
          </>
        )
      }
      queries={[...(seesDrafts ? [drafts] : []), ...(seesPublished ? [published] : [])]}
      subject="daftar"
      failure={`Daftar ${kind.noun} belum dapat dimuat.`}
      empty={
        category === ''
          ? emptyText(kind, filter, words, isPublisher(person.role))
          : `Tidak ada ${kind.noun} yang cocok dengan saringan ini.`
      }
      rows={rows}
      row={(row) => (
        <EditorialRow
          key={row.key}
          row={row}
          to={`${kind.path}/${row.key}`}
          picture={picture}
          onShare={
            row.status === 'terbit' && row.remark === ''
              ? () => void openShareSheet(kind, row.key, row.values)
              : undefined
          }
        />
      )}
    >
      <AutosavedList kinds={[kind]} />
      <ListFilters
        search={{
          label: `Cari ${searched} ${kind.noun}`,
          placeholder: `Cari ${searched} …`,
        }}
        choice={
          kind.categories && {
            name: 'kategori',
            label: 'Kategori',
            all: 'Semua kategori',
            value: category,
            options: kind.categories.map((name) => ({ value: name, label: name })),
          }
        }
        status={{ value: filter, options: statuses }}
      />
    </StaffList>
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

type Filter = 'semua' | DraftState | 'terbit'
const FILTERS: readonly Filter[] = ['semua', ...DRAFT_STATES, 'terbit']

/** Returns the filter options by status, with counts. Contributors get counts only of drafts, and a search has none. */
function useStatusChoices(kind: EditorialKind, category: string, isSearching: boolean) {
  const person = useStaff()
  const counts: Record<DraftState | 'terbit', number | undefined> = {
    draf: useQuery(draftCountQuery(kind, person, category, 'draf')).data,
    diajukan: useQuery(draftCountQuery(kind, person, category, 'diajukan')).data,
    terjadwal: useQuery(draftCountQuery(kind, person, category, 'terjadwal')).data,
    terbit: useQuery({
      ...publishedCountQuery(kind, category),
      enabled: isPublisher(person.role),
    }).data,
  }
  const all = Object.values(counts)
  const total = all.every((count) => count !== undefined)
    ? all.reduce((sum, count) => sum + count, 0)
    : undefined
  return FILTERS.map((value) => ({
    value,
    label: value === 'semua' ? 'Semua' : STATE_LABEL[value],
    count: isSearching ? undefined : value === 'semua' ? total : counts[value],
  }))
}

interface Row {
  key: string
  status: DraftState | 'terbit'
  title: string
  /** Text that distinguishes items with the same title, or ''. */
  detail: string
  values: Values
  publishAt: string | null
  remark: string
  updatedBy: string
  updatedAt: string
}

/** Returns text that distinguishes items with the same title, such as `3 Nov 2026 · 08:00 · Balai desa`. */
export function rowDetail(kind: DraftKind, values: Values): string {
  const { dated = '', ends = '', row = [] }: Collection = COLLECTIONS[kind]
  const text = (name: string) => {
    const value = values[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const days = [...new Set([text(dated), text(ends)])].filter(isRealDay).map(formatShortDay)
  return [days.join(' – '), ...row.map(text)].filter(Boolean).join(' · ')
}

interface EditorialRowProps {
  row: Row
  to: string
  onShare: (() => void) | undefined
  picture: string | undefined
}

function EditorialRow({ row, to, onShare, picture }: EditorialRowProps) {
  const { [picture ?? '']: address, imagewidth, imageheight } = row.values
  return (
    <li className="relative flex items-center gap-3 p-3 hover:bg-primary-soft sm:gap-4 sm:p-4">
      {picture && (
        <StaffPicture
          small
          src={typeof address === 'string' ? address : ''}
          alt=""
          width={Number(imagewidth) || 0}
          height={Number(imageheight) || 0}
          sizes="5rem"
          className="aspect-square w-16 shrink-0 rounded-control sm:w-20"
        />
      )}
      <div className="min-w-0 grow">
        <Link to={to} className="stretched font-semibold">
          {row.title}
        </Link>
        {row.detail && <p className="text-sm">{row.detail}</p>}
        <p className="mt-1 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2 *:not-last:mr-1 sm:flex sm:*:not-last:mr-0">
          <StatusChip status={row.status} />{' '}
          {row.publishAt && (
            <span className="font-semibold text-accent-ink">
              Terbit <Time at={row.publishAt} />
            </span>
          )}{' '}
          {row.remark && <span className="font-semibold text-danger">{row.remark}</span>}{' '}
          <span>
            <StaffName uid={row.updatedBy} />,{' '}
            <span className="inline-block">{row.updatedAt && <Time at={row.updatedAt} />}</span>
          </span>
        </p>
      </div>
      {onShare && (
        <button
          type="button"
          onClick={onShare}
          // Positioned above the link that covers the whole row.
          className="relative -mx-2 -my-2 grid size-12 shrink-0 place-items-center rounded-control text-primary hover:bg-surface"
        >
          <Icon name="share-2" />
          <span className="sr-only">Bagikan {row.title}</span>
        </button>
      )}
    </li>
  )
}
