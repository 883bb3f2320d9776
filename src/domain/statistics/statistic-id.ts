import { isDocumentId } from '../ids/document-id'

/** Returns the document id for the name of a statistic: `PNS-TNI-Polri` for `PNS/TNI/Polri`. null if it is invalid. */
export function statisticId(name: string): string | null {
  const id = name.replaceAll('/', '-')
  return isDocumentId(id) ? id : null
}
