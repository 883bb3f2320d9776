import * as v from 'valibot'
import { LIMITS } from '../limits'
import { cleanText } from '../text/clean-text'
import { paragraphsOf } from '../text/text'
import { attachmentsOf } from './attachment'
import { pdfAddressProblem } from './pdf-file'

function problemOf(text: string): string {
  const all = attachmentsOf(text)
  if (all.length > LIMITS.attachments) return `Paling banyak ${LIMITS.attachments} lampiran.`
  for (const [index, { address, title }] of all.entries()) {
    const problem =
      pdfAddressProblem(address) ||
      (title === '' && 'Isi judulnya.') ||
      (title.length > LIMITS.title && `Judul paling banyak ${LIMITS.title} karakter.`)
    if (problem) return `Lampiran ${index + 1}: ${problem}`
  }
  return ''
}

/** Schema of the PDFs of an item, stored in one text (`attachmentsOf`). */
export const attachments = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => paragraphsOf(cleanText(text)).join('\n')),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : ''
      if (problem) addIssue({ message: problem })
    }),
    v.title('Lampiran'),
  ),
  '',
)
