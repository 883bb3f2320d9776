import { EditorState, Selection, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { LengthNote } from '@/components/form/fields/growing-text-area'
import { Button } from '@/components/ui/buttons/button'
import { classNames } from '@/components/ui/class-names'
import { controlStyle } from '../../fields/control-style'
import { choosePictureFiles } from '../../pictures/choose-picture-files'
import { useOptionalPictureQueue } from '../../pictures/picture-queue-context'
import { describeDroppedContent } from '../paste/dropped-content'
import { newTextPicture } from '../text-pictures'
import { toDoc, toMarkup } from './document'
import {
  caretBelow,
  insertPictures,
  linkAtSelection,
  moveLine,
  plugins,
  setLink,
  toggleBold,
  undo,
} from './editing'
import { LinkPanel } from './link-panel'
import { insertClipboard } from './paste'
import { type PictureSlot, pictureViews } from './picture-view'
import { setMarkup, toggleLines } from './rewrite-plugin'
import { TextPicture } from './text-picture'
import { Toolbar } from './toolbar'

interface RichTextProps {
  name: string
  label: string
  text: string
  onChange: (markup: string) => void
  onBlur: () => void
  /** Receives an object that can focus the editor. */
  focusRef: (target: { focus: () => void } | null) => void
  rows: number
  limit: number
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

type Editor = { view: EditorView; state: EditorState } | { view: null; state: null }

/** Heights covered by the toolbar and the action bar, in pixels. */
const COVERED = { top: 150, bottom: 120, left: 0, right: 0 }

/** Metadata key of a transaction that applies the form's value. */
const SYNC = 'sync'

const LOOK = classNames(
  controlStyle,
  'relative flex min-h-[inherit] flex-col gap-4 overflow-y-auto leading-relaxed break-words whitespace-break-spaces',
  '[&_.ProseMirror-separator]:!inline [&_h2]:text-xl [&_h2]:font-bold',
  '[&_:is(ul,ol)]:flex [&_:is(ul,ol)]:flex-col [&_:is(ul,ol)]:gap-2 [&_:is(ul,ol)]:pl-6 [&_li]:marker:text-primary [&_ol]:list-decimal [&_ul]:list-disc',
  '[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-4',
)

export default function RichText(props: RichTextProps) {
  const { name, label, text, onChange, onBlur, focusRef, rows, limit, ...control } = props
  const queue = useOptionalPictureQueue()
  const place = useRef<HTMLDivElement>(null)
  const [{ view, state }, setEditor] = useState<Editor>({ view: null, state: null })
  const [slots, setSlots] = useState<readonly PictureSlot[]>([])
  const [link, setLinkAsked] = useState<ReturnType<typeof linkAtSelection> | null>(null)
  const [note, setNote] = useState('')
  const pastesPlain = useRef(false)
  /** Markup that corresponds to the editor's document. */
  const known = useRef(text)

  function change(made: Transaction) {
    view?.dispatch(made)
    view?.focus()
  }

  const askForLink = useEffectEvent(() => {
    if (view) setLinkAsked(linkAtSelection(view.state))
  })

  const dispatch = useEffectEvent((editor: EditorView, tr: Transaction) => {
    const next = editor.state.apply(tr)
    editor.updateState(next)
    setEditor({ view: editor, state: next })
    if (!tr.docChanged || tr.getMeta(SYNC)) return
    known.current = toMarkup(next.doc)
    onChange(known.current)
  })

  function addPictures(files: readonly File[]) {
    if (!view || !queue || files.length === 0) return
    const chosen = files.map((file) => ({ file, src: newTextPicture() }))
    const pictures = chosen.map(({ src }) => ({ src, alt: '', width: 0, height: 0 }))
    change(insertPictures(view.state, pictures))
    for (const { file, src } of chosen) void queue.choose(name + src, file)
    // Scrolls to the pictures, because they grow when they are ready and the caret is below them.
    const first = view.nodeDOM(view.state.selection.$head.before(1) - chosen.length)
    if (first instanceof Element) first.scrollIntoView()
  }

  const drop = useEffectEvent((event: DragEvent) => {
    const pictures = event.dataTransfer ? picturesOf(event.dataTransfer) : []
    if (pictures.length === 0) return false
    event.preventDefault()
    addPictures(pictures)
    return true
  })

  const paste = useEffectEvent((editor: EditorView, event: ClipboardEvent) => {
    const { clipboardData } = event
    const isPlain = pastesPlain.current
    pastesPlain.current = false
    setNote('')
    if (!clipboardData) return false
    const html = clipboardData.getData('text/html')
    const plain = clipboardData.getData('text/plain')
    const pictures = picturesOf(clipboardData)
    // Lets ProseMirror paste its own content.
    if (!isPlain && html.includes('data-pm-slice')) return false
    event.preventDefault()
    if (queue && pictures.length > 0 && plain === '') {
      addPictures(pictures)
      return true
    }
    const { tr, leftOut } = insertClipboard(
      editor.state,
      { html, text: plain, isPlain },
      location.origin,
    )
    if (tr) editor.dispatch(tr)
    if (leftOut) setNote(describeDroppedContent(leftOut, queue !== null))
    return true
  })

  const leave = useEffectEvent(onBlur)

  useEffect(() => {
    const doc = toDoc(known.current)
    const created = EditorState.create({
      doc,
      selection: Selection.atEnd(doc),
      plugins: plugins(() => askForLink()),
    })
    const editor = new EditorView(place.current, {
      state: created,
      scrollMargin: COVERED,
      scrollThreshold: COVERED,
      nodeViews: { picture: pictureViews(setSlots) },
      dispatchTransaction: (tr) => dispatch(editor, tr),
      handleDOMEvents: {
        paste: (_, event) => paste(editor, event),
        drop: (_, event) => drop(event),
        keydown(_, event) {
          // The paste event does not contain the pressed keys.
          const isControl = event.ctrlKey || event.metaKey
          pastesPlain.current = isControl && event.shiftKey && event.key.toLowerCase() === 'v'
          return false
        },
        blur() {
          leave()
          return false
        },
      },
    })
    // oxlint-disable-next-line react/set-state-in-effect -- the editor needs its element first
    setEditor({ view: editor, state: created })
    return () => editor.destroy()
  }, [])

  const { id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy } = control
  useEffect(() => {
    const attributes = {
      id,
      // The control that validation errors refer to.
      name,
      class: LOOK,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-invalid': String(isInvalid),
      ...(describedBy && { 'aria-describedby': describedBy }),
    }
    view?.setProps({ attributes })
  }, [view, id, name, label, isInvalid, describedBy])

  useEffect(() => {
    if (view) focusRef({ focus: () => view.focus() })
    return () => focusRef(null)
  }, [view, focusRef])

  // The form also changes the text: it restores versions and fills in the addresses of uploaded pictures.
  useEffect(() => {
    if (!view || text === known.current) return
    known.current = text
    const made = setMarkup(view.state, text)
    view.dispatch(made.setMeta(SYNC, true).setMeta('addToHistory', false))
  }, [view, text])

  return (
    <div className="flex flex-col gap-2">
      {view && (
        <Toolbar
          label={`Format ${label}`}
          state={state}
          onBold={() => {
            toggleBold(view.state, view.dispatch)
            view.focus()
          }}
          onLines={(look) => change(toggleLines(view.state, look))}
          onLink={() => setLinkAsked(linkAtSelection(view.state))}
          onPicture={
            queue &&
            ((camera) => void choosePictureFiles(camera).then((files) => addPictures(files)))
          }
          onUndo={() => {
            undo(view.state, view.dispatch)
            view.focus()
          }}
        />
      )}
      {view && link && (
        <LinkPanel
          // Resets the panel when the link changes.
          key={`${link.from}-${link.to}`}
          words={link.words}
          address={link.address}
          onConfirm={(words, address) => {
            setLinkAsked(null)
            change(setLink(view.state, { ...link, words, address }))
          }}
          onClose={() => {
            setLinkAsked(null)
            view.focus()
          }}
        />
      )}
      <div>
        <div ref={place} style={{ minHeight: `${rows * 1.625 + 1.25}rem` }} />
        <LengthNote length={text.trim().length} limit={limit} />
      </div>
      <DroppedContentNote
        note={note}
        onClose={() => {
          setNote('')
          view?.focus()
        }}
      />
      {view &&
        queue &&
        slots.map((slot) =>
          createPortal(<SlotPicture name={name} view={view} slot={slot} />, slot.dom, slot.key),
        )}
    </div>
  )
}

/** Announces and shows which elements pasting has dropped. */
function DroppedContentNote({ note, onClose }: { note: string; onClose: () => void }) {
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

const picturesOf = ({ files }: DataTransfer) =>
  [...files].filter(({ type }) => type.startsWith('image/'))

interface SlotPictureProps {
  name: string
  view: EditorView
  slot: PictureSlot
}

function SlotPicture({ name, view, slot: { picture, isSelected, position } }: SlotPictureProps) {
  function change(make: (at: number) => Transaction) {
    const at = position()
    if (at !== undefined) view.dispatch(make(at))
  }

  return (
    <TextPicture
      name={name}
      picture={picture}
      isSelected={isSelected}
      onDescribe={(alt) => change((at) => view.state.tr.setNodeAttribute(at, 'alt', alt))}
      onMove={(lines) => change((at) => moveLine(view.state, at, lines))}
      onRemove={() => {
        change((at) => view.state.tr.delete(at, at + 1))
        view.focus()
      }}
      onLeave={() => {
        change((at) => caretBelow(view.state, at))
        view.focus()
      }}
    />
  )
}
