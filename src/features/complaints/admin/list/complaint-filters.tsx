import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { classNames } from '@/components/ui/class-names'
import { CATEGORY_LABEL, COMPLAINT_CATEGORIES } from '@/domain/complaints/complaint'
import { deskStaffQuery } from '@/components/staff/staff-name'
import { SEARCHED_COMPLAINTS } from '../complaints-query'
import type { ListView } from './complaint-filter'

interface ComplaintFiltersProps {
  view: ListView
  self: string
  onChange: (name: 'kategori' | 'petugas', value: string) => void
  onSearch: (words: string) => void
}

export function ComplaintFilters({ view, self, onChange, onSearch }: ComplaintFiltersProps) {
  const hint = useId()
  const { data: staff = [] } = useQuery(deskStaffQuery)
  return (
    <div
      role="search"
      className="grid grid-cols-2 gap-x-2 gap-y-2 @3xl:grid-cols-[minmax(0,1fr)_12rem_14rem]"
    >
      <div className="col-span-2 @3xl:col-span-1">
        <input
          type="search"
          aria-label="Cari laporan"
          aria-describedby={hint}
          placeholder="Kode, nama, telepon, atau isi laporan …"
          // Updates the search words when a link opens the list with other words.
          ref={(field) => {
            if (field && field !== document.activeElement) field.value = view.words
          }}
          onChange={(event) => onSearch(event.target.value)}
          className={controlStyle}
        />
      </div>
      <select
        aria-label="Kategori"
        value={view.category}
        onChange={(event) => onChange('kategori', event.target.value)}
        className={controlStyle}
      >
        <option value="">Semua kategori</option>
        {COMPLAINT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {CATEGORY_LABEL[category]}
          </option>
        ))}
      </select>
      <select
        aria-label="Ditangani"
        value={view.assignee}
        onChange={(event) => onChange('petugas', event.target.value)}
        className={controlStyle}
      >
        <option value="">Semua petugas</option>
        <option value="saya">Ditangani saya</option>
        <option value="belum">Belum ada petugas</option>
        {staff
          .filter(({ id }) => id !== self)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
      <p
        id={hint}
        className={classNames(
          'col-span-full text-sm text-ink-2',
          view.words.trim() === '' && 'max-sm:sr-only',
        )}
      >
        {view.words.trim() === ''
          ? `Pencarian membaca ${SEARCHED_COMPLAINTS} laporan terbaru.`
          : `Dicari di ${SEARCHED_COMPLAINTS} laporan terbaru.`}
      </p>
    </div>
  )
}
