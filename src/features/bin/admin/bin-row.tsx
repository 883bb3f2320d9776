import { useZone } from '@/lib/query/settings-query'
import { StaffName } from '@/components/staff/staff-name'
import { Time } from '@/components/ui/time'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Chip } from '@/components/ui/chip'
import { BIN_DAYS, type BinEntry } from '@/domain/bin/bin-schema'
import { titleOf } from '@/domain/bin/binned-title'
import { isTable } from '@/domain/tables/tables'
import { addDays, dayIn, formatDay } from '@/domain/time/date'
import { describeRestoration, labelOf } from './binned'

interface BinRowProps {
  entry: BinEntry
  restoring: boolean
  onRestore: () => void
}

export function BinRow({ entry, restoring, onRestore }: BinRowProps) {
  const zone = useZone()
  const { collection, id, deletedBy, deletedAt } = entry
  const title = titleOf(entry)
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:gap-6">
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="font-semibold break-words">{title}</p>
        <p>
          <Chip>{labelOf(entry)}</Chip>
        </p>
        {deletedAt !== '' && (
          <p className="text-sm text-ink-2">
            {isTable(collection) ? 'Diubah' : 'Dihapus'} <StaffName uid={deletedBy} />,{' '}
            <Time at={deletedAt} />. Disimpan sampai{' '}
            {formatDay(addDays(dayIn(zone, new Date(deletedAt)), BIN_DAYS))}.
          </p>
        )}
      </div>
      {collection !== '' && id !== '' ? (
        <div className="flex shrink-0 flex-col gap-1 sm:w-48 sm:items-center">
          <button
            type="button"
            disabled={restoring}
            aria-label={`Pulihkan ${title}`}
            className={`${buttonStyle.secondary} disabled:opacity-60`}
            onClick={onRestore}
          >
            {restoring ? 'Memulihkan …' : 'Pulihkan'}
          </button>
          <p className="text-center text-sm text-ink-2">{describeRestoration(entry)}</p>
        </div>
      ) : (
        <p className="text-sm text-ink-2 sm:w-48">Salinan ini rusak dan tidak dapat dipulihkan.</p>
      )}
    </li>
  )
}
