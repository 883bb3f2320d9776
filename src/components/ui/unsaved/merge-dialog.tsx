import { useId, useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { WithSwatches } from '../with-swatches'
import type { Versions } from './differences'

interface MergeChoice extends Versions {
  key: string
}

interface MergeDialogProps {
  /** Parts changed on both sides. */
  choices: readonly MergeChoice[]
  onClose: () => void
  onMerge: (own: ReadonlySet<string>) => void
}

export function MergeDialog({ choices, onClose, onMerge }: MergeDialogProps) {
  const [own, setOwn] = useState<ReadonlySet<string>>(() => new Set(choices.map(({ key }) => key)))
  const id = useId()

  function choose(key: string, isOwn: boolean) {
    const others = [...own].filter((other) => other !== key)
    setOwn(new Set(isOwn ? [...others, key] : others))
  }

  return (
    <ConfirmDialog
      title="Gabungkan perubahan"
      action="Gabungkan"
      role="dialog"
      onClose={onClose}
      onConfirm={() => onMerge(own)}
    >
      <p>
        Isian yang hanya diubah satu orang langsung digabungkan. Untuk isian yang diubah keduanya,
        pilih salah satu:
      </p>
      {choices.map(({ key, label, mine, theirs }) => (
        <fieldset key={key} className="mt-4 min-w-0">
          <legend className="font-semibold text-ink">{label}</legend>
          {[true, false].map((isOwn) => (
            <label key={String(isOwn)} className="flex min-h-12 items-center gap-3 py-1">
              <input
                type="radio"
                name={`${id} ${key}`}
                checked={own.has(key) === isOwn}
                className="size-6 shrink-0 accent-primary"
                onChange={() => choose(key, isOwn)}
              />
              <span className="min-w-0">
                {isOwn ? 'Di layar ini' : 'Yang tersimpan'}{' '}
                <span className="line-clamp-6 break-words whitespace-pre-line text-ink">
                  <WithSwatches text={isOwn ? mine : theirs} />
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </ConfirmDialog>
  )
}
