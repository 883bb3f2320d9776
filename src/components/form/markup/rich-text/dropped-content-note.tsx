import { classNames } from '@/components/ui/class-names'
import { Button } from '@/components/ui/buttons/button'

interface DroppedContentNoteProps {
  note: string
  onClose: () => void
}

/** Announces and shows which elements pasting has dropped. */
export function DroppedContentNote({ note, onClose }: DroppedContentNoteProps) {
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-1',
        note && 'rounded-card border border-hairline bg-surface-2 p-2 pl-4',
      )}
    >
      <p role="status" className="flex-1 basis-60 text-sm font-medium empty:hidden">
        {note}
      </p>
      {note && (
        <Button look="quiet" onClick={onClose}>
          Tutup
        </Button>
      )}
    </div>
  )
}
