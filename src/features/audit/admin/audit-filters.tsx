import { useId, useState } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { ACTION_LABEL, AUDITED, SYSTEM } from '@/domain/audit/audit'
import { AUDIT_ACTIONS } from '@/domain/audit/audit-schema'
import type { AuditView } from './audit-query'

interface AuditFiltersProps {
  view: AuditView
  people: readonly { id: string; name: string }[]
  onChange: (name: keyof AuditView, value: string) => void
}

export function AuditFilters({ view, people, onChange }: AuditFiltersProps) {
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
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={fields}
        className={`${buttonStyle.secondary} sm:hidden`}
        onClick={() => setOpen(!isOpen)}
      >
        Saring
        <Icon name="chevron-down" className={classNames('size-5', isOpen && 'rotate-180')} />
      </button>
      <div
        id={fields}
        className={classNames(
          'grid grid-cols-1 gap-3 max-sm:mt-3 min-[22rem]:grid-cols-2 xl:max-w-5xl xl:grid-cols-5',
          !isOpen && 'max-sm:hidden',
        )}
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
    </div>
  )
}
