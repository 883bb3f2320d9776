import { isDocumentId } from '../ids/document-id'

/**
 * Returns the document id of a statistic for its name: `PNS/TNI/Polri` becomes `PNS-TNI-Polri`. Returns null if no
 * valid id can be derived.
 */
export function statisticId(name: string): string | null {
  const id = name.replaceAll('/', '-')
  return isDocumentId(id) ? id : null
}
