import { fireEvent } from '@testing-library/react'

export function pasteInto(
  field: HTMLElement,
  { text = '', html = '', files = [] as File[] },
): void {
  const contents: Record<string, string> = { 'text/plain': text, 'text/html': html }
  const clipboardData = { getData: (type: string) => contents[type] ?? '', files }
  fireEvent.paste(field, { clipboardData })
}

export function writeInto(field: HTMLElement, markup: string): void {
  fireEvent.keyDown(field, { key: 'a', ctrlKey: true })
  if (markup === '') fireEvent.keyDown(field, { key: 'Backspace' })
  else pasteInto(field, { text: markup })
}
