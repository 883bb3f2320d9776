import { type ReactNode, useRef, useState } from 'react'
import type { Leap } from '@/domain/tables/leaps'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog'

interface Asking {
  leaps: readonly Leap[]
  save: () => unknown
}

interface AskingLeaps {
  /** Saves, once every leap was agreed to; what was agreed to is not asked again. */
  ask: (leaps: readonly Leap[], save: () => unknown) => void
  /** To be shown where it is asked. */
  dialog: ReactNode
}

/** Asks before numbers are saved that leap: most often a finger slipped. */
export function useAskingLeaps(format: (value: number) => string): AskingLeaps {
  const agreed = useRef(new Set<string>())
  const [asking, setAsking] = useState<Asking | null>(null)
  const change = ({ before, after }: Leap) => `${format(before)} menjadi ${format(after)}`
  const key = (leap: Leap) => `${leap.name}: ${change(leap)}`

  function ask(leaps: readonly Leap[], save: () => unknown) {
    const left = leaps.filter((leap) => !agreed.current.has(key(leap)))
    if (left.length > 0) setAsking({ leaps: left, save })
    else save()
  }

  function agree({ leaps, save }: Asking) {
    for (const leap of leaps) agreed.current.add(key(leap))
    setAsking(null)
    save()
  }

  const [only, ...others] = asking?.leaps ?? []
  return {
    ask,
    dialog: asking && only && (
      <ConfirmDialog
        title={
          others.length === 0
            ? `${change(only)}. Benar?`
            : `${asking.leaps.length} angka berubah sepuluh kali lipat. Benar?`
        }
        action="Benar, simpan"
        onClose={() => setAsking(null)}
        onConfirm={() => agree(asking)}
      >
        {others.length === 0 ? (
          <p>{only.name} berubah sepuluh kali lipat atau lebih. Belum disimpan.</p>
        ) : (
          <>
            <p>Sepuluh kali lipat atau lebih, naik atau turun. Belum disimpan.</p>
            <ul className="mt-2 flex flex-col gap-1 tabular-nums">
              {asking.leaps.map((leap) => (
                <li key={key(leap)}>{key(leap)}</li>
              ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
    ),
  }
}
