import { fireEvent } from '@testing-library/react'

/** Pastes clipboard content into a text editor. */
export function pasteInto(
  field: HTMLElement,
  { text = '', html = '', files = [] as File[] },
): void {
  const contents: Record<string, string> = { 'text/plain': text, 'text/html': html }
  const clipboardData = { getData: (type: string) => contents[type] ?? '', files }
  fireEvent.paste(field, { clipboardData })
}

/** Replaces the text of a text editor. */
export function writeInto(field: HTMLElement, markup: string): void {
  fireEvent.keyDown(field, { key: 'a', ctrlKey: true })
  if (markup === '') fireEvent.keyDown(field, { key: 'Backspace' })
  else pasteInto(field, { text: markup })
}
