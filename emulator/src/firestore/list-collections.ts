import * as v from 'valibot'
import { parseMessage } from '../http/body'
import type { Call } from './verb'

/** The SDK asks for all in one page. */
const ListCollectionIds = v.strictObject({})

/** The collections at the root or below a document, which itself may be missing. */
export function listCollectionIds({ database, caller, path, body }: Call): unknown {
  database.assertOwner(caller, 'Listing collections')
  parseMessage(ListCollectionIds, body)
  return { collectionIds: database.collectionIds(path) }
}
