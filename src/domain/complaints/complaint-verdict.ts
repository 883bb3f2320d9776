import type { VerdictInput } from './complaint-verdict-schema'

/** The writes, all or nothing, that answer for the report `id`: what the desk reads, and what its code shows. */
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
