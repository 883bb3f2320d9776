import { isDocumentId } from '../ids/document-id'

/** Returns the document id of a statistic: `PNS/TNI/Polri` becomes `PNS-TNI-Polri`. Returns null if there is none. */
export function statisticId(name: string): string | null {
  const id = name.replaceAll('/', '-')
  return isDocumentId(id) ? id : null
}
