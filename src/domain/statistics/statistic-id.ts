import { isDocumentId } from '../ids/document-id'

/**
 * Returns the document id of a statistic for its name: `PNS/TNI/Polri` becomes `PNS-TNI-Polri`. Null if the
 * name gives no valid id.
 */
export function statisticId(name: string): string | null {
  const id = name.replaceAll('/', '-')
  return isDocumentId(id) ? id : null
}
