import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { ChoiceField, InputField } from '@/components/form/fields/input-field'
import { StaffName } from '@/components/staff/staff-name'
import { Button } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { Time } from '@/components/ui/time'
import {
  describeAction,
  describeDocument,
  ACTION_LABEL,
  AUDITED,
  SYSTEM,
} from '@/domain/audit/audit'
import { type AuditEntry, auditEntry, AUDIT_ACTIONS } from '@/domain/audit/audit-schema'
import { addDays, instantIn, isRealDay, type TimeZone } from '@/domain/time/date'
import { adminKeys } from '@/lib/query/admin-keys'
import { useZone } from '@/lib/query/settings-query'
import { pagedQuery } from '@/staff/lists/paged-query'
import { StaffList } from '@/staff/lists/staff-list'

/** Search parameters of the audit filters. `dari` (from) and `sampai` (to) are dates in the village's time zone. */
const FILTERS = ['koleksi', 'tindakan', 'oleh', 'dari', 'sampai'] as const
type AuditView = Readonly<Record<(typeof FILTERS)[number], string>>

/** Converts the chosen filters into the filter of a query. Ignores invalid dates. */
function filterOf(view: AuditView, zone: TimeZone): AuditFilter {
  const fields = { collection: view.koleksi, action: view.tindakan, actor: view.oleh }
  return {
    where: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')),
    since: beginning(view.dari, zone),
    before: isRealDay(view.sampai) ? beginning(addDays(view.sampai, 1), zone) : undefined,
  }
}

function beginning(day: string, zone: TimeZone): Date | undefined {
  return isRealDay(day) ? instantIn(zone, `${day}T00:00`) : undefined
}

const PER_PAGE = 30

interface AuditFilter {
  where: Readonly<Record<string, string>>
  since?: Date | undefined
  before?: Date | undefined
}

function auditQuery({ where, since, before }: AuditFilter) {
  return pagedQuery<AuditEntry>(
    adminKeys.audit({ where, since, before }),
    { collection: 'audit', orderBy: ['at', 'desc'], where, since, before, limit: PER_PAGE },
    auditEntry,
  )
}

interface AuditListProps {
  people: readonly { id: string; name: string }[]
  changed: (entry: AuditEntry) => readonly string[]
  /** Returns the link to the changed document, or null if no screen shows it. */
  wayTo: (entry: AuditEntry) => { label: string; to: string } | null
}

export function AuditList({ people, changed, wayTo }: AuditListProps) {
  const zone = useZone()
  const address = useAddressValues()
  const view = Object.fromEntries(FILTERS.map((name) => [name, address.get(name)])) as AuditView
  const log = useInfiniteQuery(auditQuery(filterOf(view, zone)))
  const isFiltered = FILTERS.some((name) => view[name] !== '')
  return (
    <StaffList
      title="Catatan perubahan"
      intro="Siapa mengubah apa dan kapan. Catatan dibuat otomatis dan tidak dapat diubah."
      queries={[log]}
      subject="catatan"
      failure="Catatan belum dapat dimuat."
      empty={isFiltered ? 'Tidak ada catatan yang cocok.' : 'Belum ada catatan.'}
      rows={log.data ?? []}
      row={(entry, index) => (
        <AuditRow
          key={`${entry.collection} ${entry.document} ${entry.at} ${index}`}
          entry={entry}
          changed={changed(entry)}
          way={wayTo(entry)}
        />
      )}
      more="Muat yang lebih lama"
    >
      <AuditFilters view={view} people={people} onChange={address.put} />
    </StaffList>
  )
}

const ICONS: Record<AuditEntry['action'], IconName> = {
  create: 'plus',
  update: 'pencil',
  unpublish: 'undo-2',
  delete: 'trash-2',
  correct: 'pencil',
  anonymise: 'user-cog',
  export: 'download',
  'remove-factor': 'lock',
}

interface AuditRowProps {
  entry: AuditEntry
  changed: readonly string[]
  way: { label: string; to: string } | null
}

function AuditRow({ entry, changed, way }: AuditRowProps) {
  const { action, actor, at } = entry
  return (
    <li className="flex items-start gap-3 p-4">
      <Icon name={ICONS[action]} className="mt-1 size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 grow sm:flex sm:items-center sm:justify-between sm:gap-4">
        <div className="min-w-0">
          <p className="break-words">
            <span className="font-semibold">
              {actor === '' ? 'Tidak diketahui' : <StaffName uid={actor} />}
            </span>{' '}
            {describeAction(entry)}
            {changed.length > 0 && `: ${changed.join(', ')}`}
          </p>
          <p className="text-sm text-ink-2">
            <Time at={at} />
          </p>
        </div>
        {way && (
          <Link
            to={way.to}
            aria-label={`${way.label}: ${describeDocument(entry)}`}
            className="-my-2 inline-flex min-h-12 shrink-0 items-center font-semibold text-primary hover:underline"
          >
            {way.label}
          </Link>
        )}
      </div>
    </li>
  )
}

interface AuditFiltersProps {
  view: AuditView
  people: readonly { id: string; name: string }[]
  onChange: (name: keyof AuditView, value: string) => void
}

function AuditFilters({ view, people, onChange }: AuditFiltersProps) {
  const [isOpen, setOpen] = useState(() => Object.values(view).some(Boolean))
  const fields = useId()
  const choices = [
    { name: 'koleksi', label: 'Jenis', all: 'Semua jenis', options: AUDITED },
    {
      name: 'tindakan',
      label: 'Tindakan',
      all: 'Semua tindakan',
      options: AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_LABEL[value] })),
    },
    {
      name: 'oleh',
      label: 'Oleh',
      all: 'Semua orang',
      options: [
        ...people.map(({ id, name }) => ({ value: id, label: name })),
        { value: SYSTEM, label: 'Otomatis' },
      ],
    },
  ] as const
  return (
    <div role="search">
      <Button
        aria-expanded={isOpen}
        aria-controls={fields}
        className="sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        Saring
        <Icon name="chevron-down" className={classNames('size-5', isOpen && 'rotate-180')} />
      </Button>
      <div
        id={fields}
        className={classNames(
          'grid grid-cols-1 gap-3 max-sm:mt-3 min-[22rem]:grid-cols-2 xl:max-w-5xl xl:grid-cols-5',
          !isOpen && 'max-sm:hidden',
        )}
      >
        {choices.map(({ name, label, all, options }) => (
          <ChoiceField
            key={name}
            label={label}
            value={view[name]}
            onChange={(event) => onChange(name, event.target.value)}
          >
            <option value="">{all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </ChoiceField>
        ))}
        {(['dari', 'sampai'] as const).map((name) => (
          <InputField
            key={name}
            label={name === 'dari' ? 'Dari tanggal' : 'Sampai tanggal'}
            type="date"
            value={view[name]}
            onChange={(event) => onChange(name, event.target.value)}
          />
        ))}
      </div>
    </div>
  )
}
