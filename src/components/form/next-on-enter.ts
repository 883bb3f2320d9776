import type { KeyboardEvent } from 'react'

const TEXTS = 'input:not([type=file], [type=radio], [type=checkbox], [type=hidden]), textarea'

/** What a line of text says to a phone's keyboard, and what its Enter does: the next text begins. */
export const nextOnEnter = {
  enterKeyHint: 'next',
  onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    const field = event.currentTarget
    const texts = [...(field.form?.querySelectorAll<HTMLElement>(TEXTS) ?? [])]
    texts[texts.indexOf(field) + 1]?.focus()
  },
} as const
