import { isDocumentId } from '../ids/document-id'

/**
 * The id of the document of a statistic, whose key is its name: `PNS/TNI/Polri` lies at `PNS-TNI-Polri`.
 * Null for a name that can be no id.
 */
export function statisticId(name: string): string | null {
  const id = name.replaceAll('/', '-')
  return isDocumentId(id) ? id : null
}
