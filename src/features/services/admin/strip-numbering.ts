import { textToMarkup } from '@/components/form/markup/paste/text-to-markup'
import { stripMarkup } from '@/domain/markup/strip-markup'

/** Removes pasted numbers, bullets and marks from lists whose lines the page numbers itself. */
export function stripNumbering(text: string): string {
  return stripMarkup(textToMarkup(text).markup).replace(/^(?:\d{1,2}|[a-z])[.)] +(?=\S)/gm, '')
}
