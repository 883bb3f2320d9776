import { classNames } from '@/components/ui/class-names'
import { chooseReadingSize, READING_SIZES, useReadingSize } from '@/stores/reading-size'

const LOOKS = {
  biasa: { name: 'Biasa', letter: 'text-base' },
  besar: { name: 'Besar', letter: 'text-xl' },
  terbesar: { name: 'Paling besar', letter: 'text-2xl' },
} as const

export default function ReadingSize() {
  const { size } = useReadingSize()
  return (
    <div role="group" aria-label="Ukuran huruf" className="flex flex-wrap gap-1 print:hidden">
      {READING_SIZES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === size}
          onClick={() => chooseReadingSize(one)}
          className={classNames(
            'grid size-12 place-items-center rounded-control border font-semibold',
            one === size
              ? 'border-primary bg-primary-soft text-primary underline underline-offset-4'
              : 'border-transparent text-ink-2 hover:border-control hover:text-ink',
          )}
        >
          <span aria-hidden className={LOOKS[one].letter}>
            A
          </span>
          <span className="sr-only">{LOOKS[one].name}</span>
        </button>
      ))}
    </div>
  )
}
