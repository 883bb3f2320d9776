import type { VerdictInput } from './complaint-verdict-schema'

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
