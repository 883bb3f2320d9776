import { markupOfText } from '@/components/form/markup/paste/markup-of-text'
import { stripMarkup } from '@/domain/markup/strip-markup'

/** Removes pasted numbers, bullets and marks from lists whose lines the page numbers itself. */
export function withoutNumbering(text: string): string {
  return stripMarkup(markupOfText(text).markup).replace(/^(?:\d{1,2}|[a-z])[.)] +(?=\S)/gm, '')
}
