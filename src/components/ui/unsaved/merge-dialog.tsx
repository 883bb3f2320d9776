import { useId, useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import type { Versions } from './differences'

const COLOUR = /(#[0-9a-f]{6})\b/i

/** Text in which colour codes (`#A63A2B`) are shown as swatches. Screen readers read the codes. */
export function WithSwatches({ text }: { text: string }) {
  return text
    .split(COLOUR)
    .map((part, index) =>
      COLOUR.test(part) ? (
        <span
          key={index}
          role="img"
          aria-label={`warna ${part}`}
          className="mx-1 inline-block size-[1.1em] rounded-sm border border-control align-text-bottom forced-color-adjust-none"
          style={{ backgroundColor: part }}
        />
      ) : (
        part
      ),
    )
}

interface MergeChoice extends Versions {
  key: string
}

interface MergeDialogProps {
  /** Parts that both sides have changed. */
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
