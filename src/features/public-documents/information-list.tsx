import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useToday } from '@/components/browser/use-now'
import { controlStyle } from '@/components/form/fields/control-style'
import { Section } from '@/components/layout/section'
import { PrintButton } from '@/components/ui/buttons/print-button'
import { FilterChips } from '@/components/ui/lists/filter-chips'
import { ListSearch, useWholeList } from '@/components/ui/lists/list-search'
import { useAddressedItem } from '@/components/ui/lists/use-addressed-item'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Loaded } from '@/components/ui/states/loaded'
import { Repeat } from '@/components/ui/states/loading'
import { DOCUMENT_CLASSES, type DocumentClass } from '@/domain/public-documents/public-document'
import { contentList, contentPages } from '@/lib/query/content'
import { useSettings } from '@/lib/query/settings-query'
import { allInformation, filterInformation, type Information, valuesOf } from './information'
import { InformationTable } from './information-table'

const CLASSES = Object.keys(DOCUMENT_CLASSES) as DocumentClass[]

/** Legal obligation for each class (UU 14/2008 articles 9 to 11). */
const PURPOSES: Record<DocumentClass, string> = {
  berkala: 'Diumumkan rutin, sedikitnya setiap enam bulan.',
  'serta-merta': 'Diumumkan segera bila ada ancaman bagi keselamatan dan ketertiban.',
  'setiap-saat': 'Tersedia kapan saja.',
}

const NO_FILTER = { class: '', type: '', year: '', words: '' } as const

/** Public information of the village by class, with filters. In print, it is the list that the law requires. */
export function InformationList() {
  const list = useWholeList(useInfiniteQuery(contentPages('public_documents').options), true)
  const documents = useAddressedItem('public_documents', list.data)
  const { data: announcements = [], isLoading } = useQuery(contentList('announcements').options)
  const { ppid, time_zone } = useSettings()
  const today = useToday(time_zone)
  const all = isLoading
    ? undefined
    : documents && allInformation(documents, announcements, today, ppid)
  const isFetching = list.isFetching || isLoading
  return (
    <Loaded
      query={{ ...list, isFetching, data: all }}
      subject="informasi publik"
      skeleton={<Skeleton />}
    >
      {(all) => <FilteredList all={all} />}
    </Loaded>
  )
}

function FilteredList({ all }: { all: readonly Information[] }) {
  const [filter, setFilter] = useState<Parameters<typeof filterInformation>[1]>(NO_FILTER)
  const change = (changes: Partial<typeof filter>) => setFilter({ ...filter, ...changes })
  const found = filterInformation(all, filter)
  const ofAnyClass = filterInformation(all, { ...filter, class: '' })
  const inClass = (group: DocumentClass) => ofAnyClass.filter((each) => each.class === group)
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 *:first:col-span-full md:grid-cols-[2fr_1fr_1fr] md:*:first:col-span-1 print:hidden">
        <ListSearch
          label="Cari judul atau nomor"
          value={filter.words}
          onChange={(words) => change({ words })}
          status={`${found.length} dari ${all.length} informasi`}
        />
        <Choice
          label="Jenis"
          value={filter.type}
          values={valuesOf(all, 'type')}
          onChange={(type) => change({ type })}
        />
        <Choice
          label="Tahun"
          value={filter.year}
          values={valuesOf(all, 'year').reverse()}
          onChange={(year) => change({ year })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <FilterChips
          label="Golongan"
          options={[
            { value: '', label: 'Semua', count: ofAnyClass.length },
            ...CLASSES.map((value) => ({
              value,
              label: DOCUMENT_CLASSES[value],
              count: inClass(value).length,
            })),
          ]}
          value={filter.class}
          onChange={(value) => change({ class: value })}
        />
        <PrintButton>Cetak daftar</PrintButton>
      </div>
      {found.length === 0 && <EmptyState text="Tidak ada informasi yang cocok." />}
      <div className="[counter-reset:row]">
        {CLASSES.map((group) => {
          const rows = found.filter((each) => each.class === group)
          const name = `Informasi ${DOCUMENT_CLASSES[group].toLowerCase()}`
          return (
            rows.length > 0 && (
              <Section key={group} title={`${name} (${rows.length})`}>
                <p className="-mt-2 mb-4 text-ink-2">{PURPOSES[group]}</p>
                <InformationTable label={name} rows={rows} />
              </Section>
            )
          )
        })}
      </div>
    </>
  )
}

interface ChoiceProps {
  label: string
  value: string
  values: readonly string[]
  onChange: (value: string) => void
}

function Choice({ label, value, values, onChange }: ChoiceProps): ReactNode {
  const id = useId()
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={controlStyle}
      >
        <option value="">Semua</option>
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  )
}

function Skeleton() {
  return (
    <div className="flex flex-col gap-4" data-skeleton>
      {/* Taller than a window, so that visible content does not move when the list is loaded. */}
      <Repeat count={14}>
        <div className="h-16 skeleton rounded-card" />
      </Repeat>
    </div>
  )
}
