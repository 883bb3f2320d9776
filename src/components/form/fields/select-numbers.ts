/**
 * Selector of number inputs. `data-numbers` marks signed numbers, which need a keyboard with a minus sign.
 */
const NUMBERS = 'input[inputmode=numeric], input[inputmode=decimal], [data-numbers] input'

/** Number input that received the focus and has not yet been clicked or typed into. */
let entered: EventTarget | null = null
/** Number input whose text was selected by the last click. */
let selected: EventTarget | null = null
/** True if Enter was the last key. Unlike Tab, Enter does not select the text of the next field. */
let byEnter = false

function onFocus({ target }: FocusEvent) {
  entered = target
  if (byEnter && target instanceof HTMLInputElement && target.matches(NUMBERS)) target.select()
}

function onPress({ target }: PointerEvent) {
  byEnter = false
  if (target === document.activeElement) entered = null
}

function onKey({ key }: KeyboardEvent) {
  byEnter = key === 'Enter'
  entered = null
  selected = null
}

function onClick({ target, detail, clientX, clientY }: MouseEvent) {
  const [isFirst, isSecond] = [target === entered, target === selected]
  entered = null
  selected = null
  if (!(target instanceof HTMLInputElement) || !target.matches(NUMBERS)) return
  const { value, selectionStart: start, selectionEnd: end } = target
  // Keeps a selection made by dragging. `select()` alone has no effect in Safari on phones.
  if (isFirst && start === end) {
    target.setSelectionRange(0, value.length)
    selected = target
  }
  // Chromium shows selection handles for a tap on selected text, so the caret is set here. A double tap selects a word.
  if (isSecond && detail === 1 && start === 0 && end === value.length) {
    const place = caretAt(target, clientX, clientY)
    target.setSelectionRange(place, place)
  }
}

function caretAt(field: HTMLInputElement, x: number, y: number): number {
  // Available in Safari from version 18.4.
  const found = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null
  return found?.offsetNode === field ? found.offset : field.value.length
}

/**
 * Selects the entire number when a click focuses its field. Otherwise a tap sets the caret anywhere, and typing changes
 * 812 to 900812. The next click sets the caret. Listens to `click`, which follows the browser's own selection changes.
 * Returns a function that removes the listeners.
 */
export function selectNumbers(): () => void {
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress)
  document.addEventListener('keydown', onKey)
  document.addEventListener('click', onClick)
  return () => {
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
    document.removeEventListener('keydown', onKey)
    document.removeEventListener('click', onClick)
  }
}
