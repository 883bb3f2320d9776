import { FirebaseError } from 'firebase/app'
import type { Verdict } from '@/domain/complaints/complaint'
import type { ReceiptAnswer } from '@/domain/complaints/proof-of-work'
import type { ReceiptInput } from '@/domain/complaints/receipt-schema'
import type { VerdictInput } from '@/domain/complaints/complaint-verdict-schema'

type Outcome = 'lost' | 'unheard' | 'denied' | 'invalid' | undefined
const goesWell: (request: string) => Outcome = () => undefined

export const INPUT = {
  name: 'Tati Kurniasih',
  address: 'RT 02 RW 05',
  phone: '',
  category: 'infrastruktur',
  report: 'Pembatas jembatan lepas.',
} as const

/** In-memory replacement of the rules and services for reports. */
export const server = {
  reports: new Map<string, string>(),
  photos: new Set<string>(),
  verdicts: new Map<string, VerdictInput>(),
  isAnswerable: true,
  open: true,
  isFull: false,
  /** Difficulty in bits of the proof of work that the function requires once the hourly limit is reached. */
  bits: 64,
  requests: [] as string[],
  /** Result of a request: `lost` never reaches the server, `unheard` loses the response. */
  outcome: goesWell,
}

export function resetServer(): void {
  server.reports.clear()
  server.photos.clear()
  server.verdicts.clear()
  server.isAnswerable = true
  server.open = true
  server.isFull = false
  server.bits = 64
  server.requests = []
  server.outcome = goesWell
}

export async function request<Answer>(name: string, work: () => Answer): Promise<Answer> {
  await Promise.resolve()
  const outcome = server.outcome(name)
  if (outcome === 'lost') throw new FirebaseError('unavailable', 'No network.')
  server.requests.push(name)
  if (outcome === 'denied') throw denied()
  if (outcome === 'invalid') throw new FirebaseError('invalid-argument', 'Not understood.')
  const answer = work()
  if (outcome === 'unheard') throw new FirebaseError('deadline-exceeded', 'No answer.')
  return answer
}

export const denied = () => new FirebaseError('permission-denied', 'Denied.')

export const serverTime = () => null

export const isReceived = (id: string) => request('received', () => server.reports.has(id))

export const isIntakeClosed = () => request('closed', () => !server.open)

export const isRateExceeded = () => request('rate', () => server.isFull)

export function commitReport(_id: string, writes: readonly { data: object }[]): Promise<void> {
  return request('commit', () => {
    const { id, documentationurl } = writes[0]?.data as { id: string; documentationurl: string }
    if (!server.open || server.isFull || server.reports.has(id)) throw denied()
    server.reports.set(id, documentationurl)
  })
}

export const callReceipt = (sent: ReceiptInput): Promise<ReceiptAnswer> =>
  request(sent.kind === 'question' ? 'question' : 'receipt', () => {
    const isProven = sent.kind !== 'question' && sent.proof.nonce !== '' && server.bits < 64
    if (isProven)
      server.reports.set(sent.id, sent.kind === 'complaint' ? sent.documentationurl : '')
    return { received: server.reports.has(sent.id), bits: server.bits, hour: '2026-11-25T21' }
  })

export const readVerdict = (id: string): Promise<Verdict | undefined> =>
  request('verdict', () => server.verdicts.get(id)?.answer)

export const commitVerdict = (id: string, input: VerdictInput): Promise<void> =>
  request('commit', () => {
    if (!server.isAnswerable || server.verdicts.has(id)) throw denied()
    server.verdicts.set(id, input)
  })
