/** Where numbers are typed: what asks for their keys, and those that need a minus, which such keys lack. */
const NUMBERS = 'input[inputmode=numeric], input[inputmode=decimal], [data-numbers] input'

/** The number in focus, until it is pressed again or typed into. */
let entered: EventTarget | null = null
/** The number that the last press selected. */
let selected: EventTarget | null = null
/** Whether Enter was the last to be pressed, which leads on as Tab does but selects nothing itself. */
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
  // Not over a part that was marked by dragging. `select` alone does nothing in Safari on a phone.
  if (isFirst && start === end) {
    target.setSelectionRange(0, value.length)
    selected = target
  }
  // Chromium answers a tap on what is selected with handles around it; a double tap selects a word.
  if (isSecond && detail === 1 && start === 0 && end === value.length) {
    const place = caretAt(target, clientX, clientY)
    target.setSelectionRange(place, place)
  }
}

function caretAt(field: HTMLInputElement, x: number, y: number): number {
  // Safari has it since 18.4.
  const found = 'caretPositionFromPoint' in document ? document.caretPositionFromPoint(x, y) : null
  return found?.offsetNode === field ? found.offset : field.value.length
}

/**
 * The press that brings a number into focus selects it whole: a tap on a phone puts the caret somewhere,
 * and what is typed there makes 900812 of 812. The next press places the caret. Answers to `click`, which
 * comes after all that browsers do to the selection themselves. Returns how to stop.
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
