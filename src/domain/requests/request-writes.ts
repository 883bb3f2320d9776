import type { REQUEST_CHANNELS } from './request'
import type { ObjectionInput, RequestInput } from './request-schema'

interface SentObjection<Time> {
  id: string
  input: ObjectionInput
  /** Time of writing in ISO 8601 by the device's clock. */
  date: string
  /** The SDK's placeholder for the server time. */
  serverTime: Time
}

interface SentRequest<Time> extends Omit<SentObjection<Time>, 'input'> {
  input: RequestInput
  channel: (typeof REQUEST_CHANNELS)[number]
  /** Uid of the staff member who entered the request, or '' if the applicant sent it. */
  by: string
}

/** Returns the writes of one commit that create a request: the private document and the public status. */
export function requestWrites<Time>(request: SentRequest<Time>) {
  const { id, input, channel, by, serverTime } = request
  const status = newStatus(request)
  const rest = { channel, anonymised: false, updatedBy: by, updatedAt: serverTime }
  return [
    { set: `requests/${id}`, data: { ...input, ...status, ...rest } },
    { set: `request_status/${id}`, data: status },
  ]
}

/** Returns the writes of one commit that create an objection. */
export function objectionWrites<Time>(objection: SentObjection<Time>) {
  const { id, input, serverTime } = objection
  const status = newStatus(objection)
  const rest = { anonymised: false, updatedBy: '', updatedAt: serverTime }
  return [
    { set: `objections/${id}`, data: { ...input, ...status, ...rest } },
    { set: `objection_status/${id}`, data: status },
  ]
}

const newStatus = <Time>({
  id,
  date,
  serverTime,
}: Pick<SentObjection<Time>, 'id' | 'date' | 'serverTime'>) => ({
  ...{ id, date, receivedAt: serverTime, register: '' },
  ...{ state: 'Diterima', steps: [], closedAt: null },
})
