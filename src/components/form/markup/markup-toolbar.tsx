import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { isBold, isMarked, linkAround, type LineMark, type Selected } from './markup-edits'

interface MarkupToolbarProps {
  /** Names the group, e.g. `Format Isi`. */
  label: string
  selected: Selected
  onBold: () => void
  onLines: (mark: LineMark) => void
  onLink: () => void
  /** null where the form takes no pictures. */
  onPicture: (() => void) | null
}

/** What can be done to the selected text; it stays in sight above a long one. */
export function MarkupToolbar(props: MarkupToolbarProps) {
  const { label, selected, onBold, onLines, onLink, onPicture } = props
  return (
    <div
      role="group"
      aria-label={label}
      className="sticky top-16 z-10 flex flex-wrap gap-0.5 rounded-control border border-hairline bg-surface-2 p-1 lg:top-2"
    >
      <Tool icon="bold" name="Tebal" shortcut="B" pressed={isBold(selected)} onPress={onBold} />
      <Tool
        icon="heading"
        name="Subjudul"
        pressed={isMarked(selected, '## ')}
        onPress={() => onLines('## ')}
      />
      <Tool
        icon="list"
        name="Daftar"
        pressed={isMarked(selected, '- ')}
        onPress={() => onLines('- ')}
      />
      <Tool
        icon="link"
        name="Tautan"
        shortcut="K"
        pressed={linkAround(selected) !== null}
        onPress={onLink}
      />
      {onPicture && <Tool icon="image-plus" name="Gambar" onPress={onPicture} />}
    </div>
  )
}

interface ToolProps {
  icon: IconName
  name: string
  /** With Ctrl, or ⌘. */
  shortcut?: string
  pressed?: boolean
  onPress: () => void
}

function Tool({ icon, name, shortcut, pressed, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
      title={shortcut && `${name} (Ctrl+${shortcut})`}
      // The caret stays in the text, and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        'flex min-h-12 min-w-max grow basis-12 flex-col items-center justify-center gap-0.5 rounded-control px-0.5 text-xs font-medium sm:max-w-24',
        pressed
          ? 'bg-primary text-on-primary'
          : 'text-ink hover:bg-primary-soft hover:text-primary',
      )}
    >
      <Icon name={icon} className="size-5" />
      {name}
    </button>
  )
}
