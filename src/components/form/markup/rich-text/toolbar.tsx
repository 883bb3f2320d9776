import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { undoDepth } from 'prosemirror-history'
import type { EditorState } from 'prosemirror-state'
import { linkAtSelection } from './editing'
import { hasLineStyle, type LineStyle } from './rewrite-plugin'
import { schema } from './schema'

interface ToolbarProps {
  label: string
  state: EditorState
  onBold: () => void
  onLines: (look: LineStyle) => void
  onLink: () => void
  /** Called to choose a picture. null if the form does not accept pictures. */
  onPicture: ((camera: boolean) => void) | null
  onUndo: () => void
}

/** Formatting toolbar that stays visible above a long text. */
export function Toolbar(props: ToolbarProps) {
  const { label, state, onBold, onLines, onLink, onPicture, onUndo } = props
  return (
    <div
      role="group"
      aria-label={label}
      className="sticky top-16 z-10 flex flex-wrap gap-0.5 rounded-control border border-hairline bg-surface-2 p-1 lg:top-2"
    >
      <Tool icon="bold" name="Tebal" shortcut="B" pressed={isBold(state)} onPress={onBold} />
      <Tool
        icon="heading"
        name="Subjudul"
        pressed={hasLineStyle(state, 'heading')}
        onPress={() => onLines('heading')}
      />
      <Tool
        icon="list"
        name="Daftar"
        pressed={hasLineStyle(state, 'bullet')}
        onPress={() => onLines('bullet')}
      />
      <Tool
        name="Nomor"
        pressed={hasLineStyle(state, 'number')}
        onPress={() => onLines('number')}
      />
      <Tool
        icon="link"
        name="Tautan"
        shortcut="K"
        pressed={linkAtSelection(state).address !== ''}
        onPress={onLink}
      />
      {onPicture && (
        <>
          <Tool icon="image-plus" name="Foto" onPress={() => onPicture(false)} />
          <Tool
            icon="camera"
            name="Kamera"
            className="hidden pointer-coarse:flex"
            onPress={() => onPicture(true)}
          />
        </>
      )}
      <Tool
        icon="undo-2"
        name="Urungkan"
        className="flex max-sm:hidden"
        shortcut="Z"
        disabled={undoDepth(state) === 0}
        onPress={onUndo}
      />
    </div>
  )
}

function isBold({ selection, storedMarks, doc }: EditorState): boolean {
  const bold = schema.mark('bold').type
  const { from, to, empty, $from } = selection
  return empty
    ? bold.isInSet(storedMarks ?? $from.marks()) !== undefined
    : doc.rangeHasMark(from, to, bold)
}

interface ToolProps {
  icon?: IconName
  name: string
  className?: string
  /** Key that triggers the action together with Ctrl or ⌘. */
  shortcut?: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
}

function Tool({ icon, name, className, shortcut, pressed, disabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
      title={shortcut && `${name} (Ctrl+${shortcut})`}
      // Keeps the caret in the text and the phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={classNames(
        'min-h-12 min-w-max grow basis-12 flex-col items-center justify-center gap-0.5 rounded-control text-xs font-medium disabled:opacity-40 max-sm:basis-10 max-sm:text-[0.6875rem] sm:max-w-24 sm:px-0.5',
        pressed
          ? 'bg-primary text-on-primary'
          : 'text-ink hover:bg-primary-soft hover:text-primary',
        className ?? 'flex',
      )}
    >
      {icon ? (
        <Icon name={icon} />
      ) : (
        // Text instead of an icon, because icons are part of every public page.
        <span aria-hidden className="text-sm leading-5 font-bold">
          1.
        </span>
      )}
      {name}
    </button>
  )
}
