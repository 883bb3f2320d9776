import { type Collection, COLLECTIONS, type DraftKind } from '../collections'

/** What every write of a document says. `serverTime` is that of the SDK that writes it. */
export function stamp<Time>(uid: string, serverTime: Time) {
  return { updatedBy: uid, updatedAt: serverTime }
}

interface Publication<Time> {
  kind: DraftKind
  id: string
  /** What a clerk filled in. */
  content: object
  createdBy: string
  updatedBy: string
  serverTime: Time
}

/** The item that the public reads, made of a draft or of new work. */
export function publishedItem<Time>(publication: Publication<Time>) {
  const { kind, id, content, createdBy, updatedBy, serverTime } = publication
  const { added }: Collection = COLLECTIONS[kind]
  return { ...content, ...added, id, createdBy, ...stamp(updatedBy, serverTime) }
}
