import { useId, useState } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { instantIn, TIME_ZONES, wallClockIn } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { serverNow } from '@/lib/server-clock'

interface ScheduleDialogProps {
  onChoose: (publishAt: Date) => void
  onClose: () => void
}

const HOUR = 60 * 60_000

export function ScheduleDialog({ onChoose, onClose }: ScheduleDialogProps) {
  const zone = useZone()
  const id = useId()
  const [wall, setWall] = useState(() => wallClockIn(zone, new Date(serverNow().getTime() + HOUR)))
  const [problem, setProblem] = useState('')

  function choose() {
    const publishAt = instantIn(zone, wall)
    if (Number.isNaN(publishAt.getTime())) return setProblem('Isi tanggal dan jam terbit.')
    if (publishAt <= serverNow())
      return setProblem('Waktu itu sudah lewat. Pilih waktu yang akan datang.')
    onChoose(publishAt)
  }

  return (
    <ConfirmDialog
      role="dialog"
      title="Jadwalkan terbit"
      action="Jadwalkan"
      onClose={onClose}
      onConfirm={choose}
    >
      <div>
        <label htmlFor={id} className="block font-semibold text-ink">
          Waktu terbit ({TIME_ZONES[zone]})
        </label>
        <input
          id={id}
          type="datetime-local"
          value={wall}
          onChange={(event) => {
            setProblem('')
            setWall(event.target.value)
          }}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          className={`mt-2 ${controlStyle}`}
        />
        <p id={`${id}-problem`} role="alert" className="mt-2 text-sm font-semibold text-danger">
          {problem}
        </p>
      </div>
    </ConfirmDialog>
  )
}
