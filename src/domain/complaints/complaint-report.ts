import type { ComplaintChannel } from './complaint'
import type { ComplaintInput } from './complaint-schema'

interface Report<Time> {
  id: string
  input: ComplaintInput
  /** Path of the photo in the bucket; '' for none. */
  documentationurl: string
  /** When it was written, as ISO 8601 text by the clock of the device. */
  date: string
  channel: ComplaintChannel
  /** The uid of who took it down; '' for the reporter. */
  by: string
  /** That of the SDK that writes it. */
  serverTime: Time
}

/** The writes, all or nothing, that make a report: what the desk reads, and what its code shows. */
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

/** The writes that count a report of the site in the batch that makes it. `one`: the SDK's increment by 1. */
export function countWrites<Increment>(id: string, one: Increment) {
  return [
    { set: 'complaint_rate/1', data: { count: one }, merge: true },
    { set: 'complaint_rate/last', data: { id }, merge: false },
  ]
}
