import { useOnline } from '@/components/browser/use-online'
import { Button } from '@/components/ui/buttons/button'
import { Icon } from '@/components/ui/icon'

interface PostponedLineProps {
  isPostponed: boolean
  /** True if the user postponed changing a published item. */
  isChange?: boolean
  onForget: () => void
}

/** Shows that publishing is postponed, and whether the network is available again. */
export function PostponedLine({ isPostponed, isChange = false, onForget }: PostponedLineProps) {
  const isOnline = useOnline()
  return (
    <div className={isPostponed ? 'flex w-full items-center gap-x-2 text-sm' : 'sr-only'}>
      {isPostponed && (
        <Icon name={isOnline ? 'circle-alert' : 'clock'} className="size-5 text-accent-ink" />
      )}
      {/* Not announced while offline, because a notice has already explained it. */}
      <p role="status" aria-live={isOnline ? 'polite' : 'off'} className="grow font-semibold">
        {isPostponed && (isOnline ? 'Jaringan sudah kembali.' : waitingText(isChange))}
      </p>
      {isPostponed && (
        <Button
          look="quiet"
          className="shrink-0 !px-2"
          onClick={({ currentTarget }) => {
            nextButton(currentTarget)?.focus({ preventScroll: true })
            onForget()
          }}
        >
          Batalkan <span className="sr-only">menunggu</span>
        </Button>
      )}
    </div>
  )
}

/** Returns the next button in the document, which runs the postponed action. */
function nextButton(button: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>('button')]
  return all[all.indexOf(button) + 1]
}

export function waitingText(isChange: boolean): string {
  return isChange ? 'Perubahan menunggu jaringan.' : 'Menunggu jaringan untuk terbit.'
}
