import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { pictureMark, picturesIn } from '@/domain/pictures/picture-mark'
import { Field } from '../fields/field'
import { GrowingTextArea } from '../fields/growing-text-area'
import { choosePictureFile } from '../pictures/choose-picture-file'
import { useOptionalPictureQueue } from '../pictures/picture-queue-context'
import { LinkPanel } from './link-panel'
import {
  continueList,
  type Edit,
  insertLine,
  linkAround,
  linkEdit,
  pastedLink,
  type Selected,
  toggleBold,
  toggleLines,
} from './markup-edits'
import { MarkupToolbar } from './markup-toolbar'
import { LeftOutNote } from './paste/left-out-note'
import { leftOutWords } from './paste/left-out'
import { pasteEdit } from './paste/paste-edit'
import { edit } from './replace-text'
import { TextPictureList } from './text-picture-list'
import { TextPicturePanel } from './text-picture-panel'
import { fillStored, newTextPicture } from './text-pictures'

interface MarkupFieldProps {
  name: string
  label: string
  hint?: string
  optional?: boolean
  rows?: number
  /** How many UTF-16 units fit. */
  limit: number
}

/** What is asked for below the toolbar, and what it is for. */
type Panel =
  | { name: 'link'; from: number; to: number; words: string; address: string }
  | { name: 'picture'; file: File }

/**
 * A text with bold words, lists, subheadings, links and pictures, written with their marks
 * (`domain/markup/markup.ts`). Pictures need a PictureQueueProvider around the form.
 */
export function MarkupField({ rows = 12, limit, ...field }: MarkupFieldProps) {
  const { name } = field
  const form = useFormContext()
  const queue = useOptionalPictureQueue()
  const value: unknown = useWatch({ name })
  const text = typeof value === 'string' ? value : ''
  const area = useRef<HTMLTextAreaElement>(null)
  const [selected, setSelected] = useState<Selected>({ text: '', start: 0, end: 0 })
  const [panel, setPanel] = useState<Panel | null>(null)
  const [note, setNote] = useState('')
  const pastesPlain = useRef(false)
  const { ref, ...registered } = form.register(name)

  useEffect(() => fillStored(form, name), [form, name, text])

  const look = () => area.current && setSelected(selectedIn(area.current))

  function change(make: (selected: Selected) => Edit | null): boolean {
    const made = area.current && make(selectedIn(area.current))
    if (!area.current || !made) return false
    edit(area.current, made)
    look()
    return true
  }

  function askForLink() {
    if (!area.current) return
    const { text, start, end } = selectedIn(area.current)
    const link = linkAround({ text, start, end })
    const words = text.slice(start, end)
    setPanel({ name: 'link', ...(link ?? { from: start, to: end, words, address: '' }) })
  }

  async function askForPicture() {
    const file = await choosePictureFile()
    if (file) setPanel({ name: 'picture', file })
  }

  function addPicture(file: File, alt: string) {
    const src = newTextPicture()
    const mark = pictureMark({ src, alt, width: 0, height: 0 })
    change((selected) => insertLine(selected, mark))
    void queue?.choose(name + src, file)
  }

  function close() {
    setPanel(null)
    area.current?.focus()
  }

  function paste(event: ClipboardEvent) {
    const isPlain = pastesPlain.current
    pastesPlain.current = false
    setNote('')
    if (!area.current || isPlain) return
    const { origin } = location
    const text = event.clipboardData.getData('text/plain')
    const html = event.clipboardData.getData('text/html')
    const selected = selectedIn(area.current)
    const link = pastedLink(selected, text, origin)
    const pasted = link
      ? { edit: link, leftOut: null }
      : pasteEdit(selected, { html, text }, origin)
    if (change(() => pasted.edit)) event.preventDefault()
    if (pasted.leftOut) setNote(leftOutWords(pasted.leftOut, queue !== null))
  }

  function press(event: KeyboardEvent) {
    const key = event.key.toLowerCase()
    const isControl = event.ctrlKey || event.metaKey
    const isShortcut = isControl && !event.altKey && !event.shiftKey
    // What is pasted does not say by which keys.
    pastesPlain.current = isControl && event.shiftKey && key === 'v'
    if (isShortcut && key === 'b') change(toggleBold)
    else if (isShortcut && key === 'k') askForLink()
    else if (
      key !== 'enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      !change(continueList)
    )
      return
    event.preventDefault()
  }

  return (
    <Field {...field}>
      {(control) => (
        <div className="flex flex-col gap-2">
          <MarkupToolbar
            label={`Format ${field.label}`}
            selected={{ ...selected, text }}
            onBold={() => change(toggleBold)}
            onLines={(mark) => change((selected) => toggleLines(selected, mark))}
            onLink={askForLink}
            onPicture={queue && (() => void askForPicture())}
          />
          {panel?.name === 'link' && (
            <LinkPanel
              // Asked again, it is for something else.
              key={`${panel.from}-${panel.to}`}
              words={panel.words}
              address={panel.address}
              onConfirm={(words, address) => {
                setPanel(null)
                change(() => linkEdit(panel.from, panel.to, words, address))
              }}
              onClose={close}
            />
          )}
          {panel?.name === 'picture' && (
            <TextPicturePanel
              file={panel.file}
              onConfirm={(alt) => {
                setPanel(null)
                addPicture(panel.file, alt)
              }}
              onClose={close}
            />
          )}
          <div>
            <GrowingTextArea
              {...control}
              {...registered}
              ref={(element) => {
                ref(element)
                area.current = element
              }}
              rows={rows}
              text={text}
              limit={limit}
              onSelect={look}
              onKeyDown={press}
              onPaste={paste}
            />
          </div>
          <LeftOutNote
            note={note}
            onClose={() => {
              setNote('')
              area.current?.focus()
            }}
          />
          {queue && <TextPictureList name={name} pictures={picturesIn(text)} />}
        </div>
      )}
    </Field>
  )
}

function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd }
}
