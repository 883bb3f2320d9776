import { controlStyle } from '@/components/form/fields/control-style'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { ACTION_LABEL, AUDITED, SYSTEM } from '@/domain/audit/audit'
import { AUDIT_ACTIONS } from '@/domain/audit/audit-schema'
import type { AuditView } from './audit-filter'

interface AuditFiltersProps {
  view: AuditView
  people: readonly { id: string; name: string }[]
  onChange: (name: keyof AuditView, value: string) => void
}

/** What narrows the log. */
export function AuditFilters({ view, people, onChange }: AuditFiltersProps) {
  const choices = [
    { name: 'koleksi', label: 'Apa', all: 'Semua isi', options: AUDITED },
    {
      name: 'tindakan',
      label: 'Tindakan',
      all: 'Semua tindakan',
      options: AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_LABEL[value] })),
    },
    {
      name: 'oleh',
      label: 'Oleh',
      all: 'Siapa pun',
      options: [
        ...people.map(({ id, name }) => ({ value: id, label: name })),
        { value: SYSTEM, label: 'Otomatis' },
      ],
    },
  ] as const
  return (
    <div
      role="search"
      className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 xl:max-w-5xl xl:grid-cols-5"
    >
      {choices.map(({ name, label, all, options }) => (
        <FieldFrame key={name} label={label}>
          {({ id }) => (
            <select
              id={id}
              value={view[name]}
              onChange={(event) => onChange(name, event.target.value)}
              className={controlStyle}
            >
              <option value="">{all}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      ))}
      {(['dari', 'sampai'] as const).map((name) => (
        <FieldFrame key={name} label={name === 'dari' ? 'Dari tanggal' : 'Sampai tanggal'}>
          {({ id }) => (
            <input
              id={id}
              type="date"
              value={view[name]}
              onChange={(event) => onChange(name, event.target.value)}
              className={controlStyle}
            />
          )}
        </FieldFrame>
      ))}
    </div>
  )
}
