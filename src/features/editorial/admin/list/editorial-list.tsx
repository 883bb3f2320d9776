import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import * as v from 'valibot'
import { useStaff } from '@/components/staff/staff'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { type Collection, COLLECTIONS } from '@/domain/collections'
import { draftTitle, isPublisher, mayWrite, STATE_LABEL } from '@/domain/drafts/draft'
import { containsWords } from '@/domain/text/words'
import { ListFilters, StaffList } from '@/staff/lists/staff-list'
import { ScreenAction } from '@/staff/staff-screen'
import { useWholeList } from '@/components/ui/lists/use-whole-list'
import type { EditorialKind } from '../editorial-kind'
import { openShareSheet } from '../share/open-share-sheet'
import { AutosavedList } from './autosaved-list'
import { draftsQuery, publishedQuery } from './editorial-queries'
import { EditorialRow, type Row } from './editorial-row'
import { rowDetail } from './row-detail'
import { type Filter, FILTERS, useStatusChoices } from './status-filter'

interface EditorialListProps {
  kind: EditorialKind
}

export function EditorialList({ kind }: EditorialListProps) {
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
