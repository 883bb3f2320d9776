import { formatClock, type TimeZone } from '@/domain/time/date'
import type { AutosaveState } from '@/lib/autosave/entries'
import type { DeviceProblem } from '@/lib/device-store'
import { Icon } from '../icon'

const REASONS: Record<DeviceProblem, string> = {
  full: 'Penyimpanan perangkat penuh',
  silent: 'Penyimpanan perangkat tidak menjawab',
  refused: 'Perangkat menolak menyimpan',
}

/** Says where what is typed is, while the server does not have it. */
export function AutosaveLine({ at, isPending, problem, zone }: AutosaveState & { zone: TimeZone }) {
  if (at === undefined) return null
  if (problem)
    return (
      <p role="alert" className="flex gap-2 text-sm text-danger">
        <Icon name="circle-alert" className="mt-0.5 size-4" />
        <span>
          {REASONS[problem]}: yang Anda tulis hanya ada di halaman ini. Simpan dahulu sebelum
          menutupnya.
        </span>
      </p>
    )
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Icon name="save" className="size-4" />
      {isPending
        ? 'Menyimpan di perangkat …'
        : `Tersimpan di perangkat ${formatClock(zone, new Date(at))}`}
    </p>
  )
}
