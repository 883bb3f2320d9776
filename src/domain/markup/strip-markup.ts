import { type Inline, parseMarkup } from './markup'

/** Returns the text without markup, line by line, for feeds, link previews and search. */
export function stripMarkup(text: string): string {
  return parseMarkup(text)
    .map((block) => {
      if (block.type === 'picture') return block.alt
      return block.type === 'list'
        ? block.items.map(itemsOf(block.first)).join('\n')
        : inlineText(block.inlines)
    })
    .join('\n')
}

/** Returns a function that formats list items with their numbers, but without bullets. */
function itemsOf(first: number | null) {
  return (item: readonly Inline[], index: number) =>
    (first === null ? '' : `${first + index}. `) + inlineText(item)
}

function inlineText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (typeof inline === 'string' ? inline : inlineText(inline.inlines)))
    .join('')
}
