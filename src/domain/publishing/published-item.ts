import { type Collection, COLLECTIONS, type DraftKind } from '../collections'

/** Returns the metadata fields of every write. `serverTime` is the SDK's placeholder for the server time. */
export function changeMetadata<Time>(uid: string, serverTime: Time) {
  return { updatedBy: uid, updatedAt: serverTime }
}

interface Publication<Time> {
  kind: DraftKind
  id: string
  content: object
  createdBy: string
  updatedBy: string
  serverTime: Time
}

export function publishedItem<Time>(publication: Publication<Time>) {
  const { kind, id, content, createdBy, updatedBy, serverTime } = publication
  const { added }: Collection = COLLECTIONS[kind]
  return { ...content, ...added, id, createdBy, ...changeMetadata(updatedBy, serverTime) }
}
