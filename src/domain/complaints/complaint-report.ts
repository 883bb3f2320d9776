import type { ComplaintChannel } from './complaint'
import type { ComplaintInput } from './complaint-schema'

interface Report<Time> {
  id: string
  input: ComplaintInput
  /** Path of the photo in the bucket, or ''. */
  documentationurl: string
  /** Time of writing in ISO 8601 by the device's clock. */
  date: string
  channel: ComplaintChannel
  /** Uid of the staff member who entered the report, or '' if the reporter sent it. */
  by: string
  /** The SDK's placeholder for the server time. */
  serverTime: Time
}

/** Returns the writes of one commit that create a report: the private document and the public progress. */
export function reportWrites<Time>(report: Report<Time>) {
  const { id, input, documentationurl, date, channel, by, serverTime } = report
  return [
    {
      set: `complaints/${id}`,
      data: {
        ...input,
        id,
        documentationurl,
        date,
        channel,
        status: 'Baru',
        receivedAt: serverTime,
        assignee: '',
        duplicateOf: '',
        closedAt: null,
        anonymised: false,
        lastEntry: '',
        updatedBy: by,
        updatedAt: serverTime,
      },
    },
    {
      set: `complaint_status/${id}`,
      data: {
        id,
        category: input.category,
        status: 'Baru',
        date,
        receivedAt: serverTime,
        replies: {},
        lastReply: '',
      },
    },
  ]
}

/** Returns the writes that count a report, for the commit that creates it. `one` is the SDK's increment by 1. */
export function countWrites<Increment>(id: string, one: Increment) {
  return [
    { set: 'complaint_rate/1', data: { count: one }, merge: true },
    { set: 'complaint_rate/last', data: { id }, merge: false },
  ]
}
