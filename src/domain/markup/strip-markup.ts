import { type Inline, parseMarkup } from './markup'

/** The words of a text without its marks, line by line: for feeds, previews of links and searching. */
export function stripMarkup(text: string): string {
  return parseMarkup(text)
    .map((block) => {
      if (block.type === 'picture') return block.alt
      return block.type === 'list'
        ? block.items.map(itemsOf(block.first)).join('\n')
        : wordsOf(block.inlines)
    })
    .join('\n')
}

/** Numbers say something, dots do not. */
function itemsOf(first: number | null) {
  return (item: readonly Inline[], index: number) =>
    (first === null ? '' : `${first + index}. `) + wordsOf(item)
}

function wordsOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => (typeof inline === 'string' ? inline : wordsOf(inline.inlines)))
    .join('')
}
