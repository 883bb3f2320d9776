import { Link } from 'react-router-dom'
import { StaffName } from '@/components/staff/staff-name'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Time } from '@/components/ui/time'
import { describeAction, describeDocument } from '@/domain/audit/audit'
import type { AuditEntry } from '@/domain/audit/audit-schema'

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

export function AuditRow({ entry, changed, way }: AuditRowProps) {
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
