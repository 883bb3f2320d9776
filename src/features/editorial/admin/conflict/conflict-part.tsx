import { useId } from 'react'
import { MarkedValue } from '@/components/form/marked-value'
import type { Values } from '@/components/form/validate'
import type { Difference } from '@/lib/saving/differences'

const NAME = { mine: 'Di layar ini', theirs: 'Yang tersimpan' } as const
type Side = keyof typeof NAME

interface ConflictPartProps {
  labels: readonly (readonly [field: string, label: string])[]
  versions: Readonly<Record<Side, Values>>
  by: Difference<unknown>['by']
  chosen?: Side
  onChoose?: ((side: Side) => void) | undefined
}

export function ConflictPart({ labels, versions, by, chosen, onChoose }: ConflictPartProps) {
  const group = useId()
  const { mine, theirs } = versions
  const name = labels.map(([, label]) => label).join(' dan ')
  return (
    <section aria-label={name}>
      <h3 className="mb-2 font-semibold">{name}</h3>
      {by !== 'both' && (
        <p className="mb-2 text-sm text-ink-2">
          Hanya diubah {by === 'me' ? 'di layar ini' : 'di versi tersimpan'}.
        </p>
      )}
      <div
        {...(onChoose && { role: 'radiogroup', 'aria-label': name })}
        className="grid grid-cols-1 gap-3 md:grid-cols-2"
      >
        {(
          [
            ['mine', mine, theirs],
            ['theirs', theirs, mine],
          ] as const
        ).map(([side, own, other]) => (
          <div key={side} className="min-w-0 rounded-control border border-hairline p-3">
            {onChoose ? (
              <label className="flex min-h-12 items-center gap-3 font-semibold">
                <input
                  type="radio"
                  name={group}
                  checked={chosen === side}
                  onChange={() => onChoose(side)}
                  className="size-6 accent-primary"
                />
                {NAME[side]}
              </label>
            ) : (
              <p className="text-xs font-semibold text-ink-2 uppercase">{NAME[side]}</p>
            )}
            {labels.map(([field, label]) => (
              <div key={field} className="mt-1 break-words whitespace-pre-wrap">
                {labels.length > 1 && <p className="text-sm text-ink-2">{label}</p>}
                <MarkedValue text={own[field]} other={other[field]} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
