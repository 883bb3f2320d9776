import type { ObjectionInput, RequestInput } from '../requests/request-schema'
import { objectionWrites, requestWrites } from '../requests/request-writes'
import { reportWrites } from './complaint-report'
import type { ComplaintInput } from './complaint-schema'

/** Content that a visitor sends: a report, a request or an objection. */
export type SentContent =
  | { kind: 'complaint'; input: ComplaintInput; documentationurl: string }
  | { kind: 'request'; input: RequestInput }
  | { kind: 'objection'; input: ObjectionInput }

type Sent<Time> = SentContent & { id: string; date: string; serverTime: Time }

/** Returns the writes of one commit that store a visitor's content. Used by the device and by a function. */
export function sentWrites<Time>(sent: Sent<Time>) {
  const sender = { channel: 'situs', by: '' } as const
  switch (sent.kind) {
    case 'complaint':
      return reportWrites({ ...sent, ...sender })
    case 'request':
      return requestWrites({ ...sent, ...sender })
    case 'objection':
      return objectionWrites(sent)
  }
}
