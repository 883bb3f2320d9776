import { useOnline } from '@/components/browser/use-online'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { Icon } from '@/components/ui/icon'

interface PostponedLineProps {
  isPostponed: boolean
  /** What waits changes something that is public. */
  isChange?: boolean
  onForget: () => void
}

/** Says that publishing waits for a network, and that there is one again. */
export function PostponedLine({ isPostponed, isChange = false, onForget }: PostponedLineProps) {
  const isOnline = useOnline()
  return (
    <div role="status" className="w-full empty:hidden">
      {isPostponed && (
        <p className="flex items-center gap-x-2 text-sm">
          <Icon name={isOnline ? 'circle-alert' : 'clock'} className="size-5 text-accent-ink" />
          <span className="grow font-semibold">
            {isOnline ? 'Jaringan sudah kembali.' : waitingText(isChange)}
          </span>
          <button
            type="button"
            className={`${buttonStyle.quiet} shrink-0 !px-2`}
            onClick={onForget}
          >
            Batalkan
            <span className="sr-only"> menunggu</span>
          </button>
        </p>
      )}
    </div>
  )
}

export function waitingText(isChange: boolean): string {
  return isChange ? 'Perubahan menunggu jaringan.' : 'Menunggu jaringan untuk terbit.'
}
