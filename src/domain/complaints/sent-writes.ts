import type { REQUEST_CHANNELS } from '../requests/request'
import type { ObjectionInput, RequestInput } from '../requests/request-schema'
import type { ComplaintInput } from './complaint-schema'
import type { VerdictInput } from './complaint-verdict-schema'

/** Content that a visitor sends. `documentationurl` is the path of a report's photo in the bucket, or ''. */
export type SentContent =
  | { kind: 'complaint'; input: ComplaintInput; documentationurl: string }
  | { kind: 'request'; input: RequestInput }
  | { kind: 'objection'; input: ObjectionInput }

type Sent<Time> = SentContent & {
  id: string
  /** Time of writing in ISO 8601 by the device's clock. */
  date: string
  /** The SDK's placeholder for the server time. */
  serverTime: Time
  /** Channel by which staff received the content. Omitted if the visitor sent it through the site. */
  channel?: (typeof REQUEST_CHANNELS)[number]
  /** Uid of the staff member who entered the content. Omitted if the visitor sent it. */
  by?: string
}

/**
 * Returns the writes of one commit that create a report, request or objection: the private document and the public
 * status. Devices, functions and staff use them.
 */
export function sentWrites<Time>(sent: Sent<Time>) {
  const { kind, id, input, by = '', serverTime } = sent
  const { own, status } = fieldsOf(sent)
  const metadata = { anonymised: false, updatedBy: by, updatedAt: serverTime }
  return [
    { set: `${kind}s/${id}`, data: { ...input, ...own, ...metadata } },
    { set: `${kind}_status/${id}`, data: status },
  ]
}

function fieldsOf<Time>(sent: Sent<Time>): Record<'own' | 'status', Record<string, unknown>> {
  const { id, date, channel = 'situs', serverTime } = sent
  const received = { id, date, receivedAt: serverTime }
  if (sent.kind === 'complaint') {
    const { input, documentationurl } = sent
    const report = { ...received, status: 'Baru' }
    const desk = { assignee: '', duplicateOf: '', closedAt: null, lastEntry: '' }
    return {
      own: { ...report, documentationurl, channel, ...desk },
      status: { ...report, category: input.category, replies: {}, lastReply: '' },
    }
  }
  const status = { ...received, register: '', state: 'Diterima', steps: [], closedAt: null }
  return { own: sent.kind === 'request' ? { ...status, channel } : status, status }
}

/** Returns the writes that count a report, for the commit that creates it. `one` is the SDK's increment by 1. */
export function countWrites<Increment>(id: string, one: Increment) {
  return [
    { set: 'complaint_rate/1', data: { count: one }, merge: true },
    { set: 'complaint_rate/last', data: { id }, merge: false },
  ]
}

/** Returns the writes of one commit that store the verdict on a report, for the desk and in the public progress. */
export function verdictWrites<Time>(
  id: string,
  { answer, reason }: VerdictInput,
  serverTime: Time,
) {
  return [
    {
      set: `complaint_verdicts/${id}`,
      data: { id, answer, reason, receivedAt: serverTime },
      merge: false,
    },
    { set: `complaint_status/${id}`, data: { verdict: answer }, merge: true },
  ]
}
