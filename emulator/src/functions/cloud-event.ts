import { randomUUID } from 'node:crypto'
import { toWire } from '../firestore/documents/document'
import { documentsRoot } from '../firestore/documents/resource-name'
import type { Change } from '../firestore/documents/store'
import type { Document, WireTimestamp } from '../firestore/values/wire'
import type { Trigger } from './declaration'
import { compileDocumentPattern } from './document-pattern'

type FirestoreTrigger = Extract<Trigger, { kind: 'firestore' }>

/** Event of a document change as firebase-functions expects it, with `data` as JSON. */
interface CloudEvent {
  specversion: '1.0'
  id: string
  source: string
  subject: string
  type: string
  time: WireTimestamp
  datacontenttype: 'application/json'
  project: string
  database: string
  namespace: string
  document: string
  data: { value?: Document; oldValue?: Document }
}

export function isTriggeredBy({ event, document }: FirestoreTrigger, change: Change): boolean {
  const kind = change.before === null ? 'created' : change.after === null ? 'deleted' : 'updated'
  return (event === 'written' || event === kind) && compileDocumentPattern(document)(change.path)
}

export function cloudEvent(
  projectId: string,
  { event }: FirestoreTrigger,
  { path, before, after }: Change,
  commitTime: WireTimestamp,
): CloudEvent {
  const root = documentsRoot(projectId)
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//firestore.googleapis.com/projects/${projectId}/databases/(default)`,
    subject: `documents/${path}`,
    type: `google.cloud.firestore.document.v1.${event}`,
    time: commitTime,
    datacontenttype: 'application/json',
    project: projectId,
    database: '(default)',
    namespace: '(default)',
    document: path,
    data: {
      ...(after && { value: toWire(after, root) }),
      ...(before && { oldValue: toWire(before, root) }),
    },
  }
}
