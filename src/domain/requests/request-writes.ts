import type { REQUEST_CHANNELS } from './request'
import type { RequestInput } from './request-schema'

interface SentRequest<Time> {
  id: string
  input: RequestInput
  /** Time of writing in ISO 8601, according to the device's clock. */
  date: string
  channel: (typeof REQUEST_CHANNELS)[number]
  /** Uid of the staff member who entered the request, or '' if the applicant sent it. */
  by: string
  /** Server timestamp placeholder of the SDK that writes the request. */
  serverTime: Time
}

/** Returns the writes of one commit that create a request: the private document and the public status. */
export function requestWrites<Time>(request: SentRequest<Time>) {
  const { id, input, date, channel, by, serverTime } = request
  const status = {
    id,
    date,
    receivedAt: serverTime,
    register: '',
    state: 'Diterima',
    steps: [],
    closedAt: null,
  }
  const rest = { channel, anonymised: false, updatedBy: by, updatedAt: serverTime }
  return [
    { set: `requests/${id}`, data: { ...input, ...status, ...rest } },
    { set: `request_status/${id}`, data: status },
  ]
}
