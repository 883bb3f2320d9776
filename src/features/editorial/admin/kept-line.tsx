import { Icon } from '@/components/ui/icon'
import { formatClock, type TimeZone } from '@/domain/date'
import { useKeptWork } from '@/stores/kept-work'

/** Says where what is typed is, while the server does not have it. */
export function KeptLine({ id, zone }: { id: string; zone: TimeZone }) {
  const at = useKeptWork(({ works }) => works[id]?.at)
  const isPending = useKeptWork(({ pending }) => pending.has(id))
  if (at === undefined) return null
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Icon name="save" className="size-4" />
      {isPending
        ? 'Menyimpan di perangkat …'
        : `Tersimpan di perangkat ${formatClock(zone, new Date(at))}`}
    </p>
  )
}
