import { useZone } from '@/lib/query/settings-query'
import { formatClock } from '@/domain/time/date'
import type { AutosaveState } from '@/lib/autosave/entries'
import type { DeviceProblem } from '@/lib/device-store'
import { Icon } from '../icon'

const REASONS: Record<DeviceProblem, string> = {
  full: 'Penyimpanan perangkat penuh',
  silent: 'Penyimpanan perangkat tidak menjawab',
  refused: 'Perangkat menolak menyimpan',
}

const style = 'flex items-center gap-2 text-sm text-ink-2'

/** Shows whether unsaved input is stored on the device. Reserves its space, so that the save button does not move. */
export function AutosaveLine({ at, isPending, problem }: AutosaveState) {
  const zone = useZone()
  if (at === undefined)
    return (
      <p
        aria-hidden
        className={`${style} invisible after:content-['Menyimpan_di_perangkat_…'] print:hidden`}
      >
        <Icon name="save" className="size-4" />
      </p>
    )
  if (problem)
    return (
      <p role="alert" className="flex gap-2 text-sm text-danger">
        <Icon name="circle-alert" className="mt-0.5 size-4" />
        <span>
          {REASONS[problem]}: tulisan Anda hanya ada di halaman ini. Simpan sebelum menutup halaman.
        </span>
      </p>
    )
  return (
    <p className={style}>
      <Icon name="save" className="size-4" />
      {isPending
        ? 'Menyimpan di perangkat …'
        : `Tersimpan di perangkat ${formatClock(zone, new Date(at))}`}
    </p>
  )
}
