import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useId, useState } from 'react'
import { controlStyle } from '@/components/form/control-style'
import { buttonStyle } from '@/components/ui/button-style'
import { useBackCloses } from '@/components/use-back-closes'
import { instantIn, TIME_ZONES, type TimeZone, wallClockIn } from '@/domain/date'

interface ScheduleDialogProps {
  zone: TimeZone
  onChoose: (publishAt: Date) => void
  onClose: () => void
}

const HOUR = 60 * 60_000

/** Asks when something is to be published, by the clocks of the village. */
export function ScheduleDialog({ zone, onChoose, onClose }: ScheduleDialogProps) {
  const id = useId()
  const [wall, setWall] = useState(() => wallClockIn(zone, new Date(Date.now() + HOUR)))
  const [problem, setProblem] = useState('')

  function choose() {
    const publishAt = instantIn(zone, wall)
    if (Number.isNaN(publishAt.getTime())) return setProblem('Isi tanggal dan jam terbit.')
    if (publishAt.getTime() <= Date.now()) return setProblem('Waktu terbit harus di masa depan.')
    onChoose(publishAt)
  }

  useBackCloses(onClose)
  return (
    <Dialog open onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-[#000]/50" />
      <div className="fixed inset-0 grid place-items-center p-4">
        <DialogPanel className="flex max-h-full w-full max-w-md flex-col gap-4 overflow-y-auto rounded-card bg-surface p-6">
          <DialogTitle className="text-xl font-bold">Jadwalkan terbit</DialogTitle>
          <div>
            <label htmlFor={id} className="block font-semibold">
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
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" className={buttonStyle.quiet} onClick={onClose}>
              Batal
            </button>
            <button type="button" className={buttonStyle.primary} onClick={choose}>
              Jadwalkan
            </button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
