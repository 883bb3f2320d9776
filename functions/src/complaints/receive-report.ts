import { createHash } from 'node:crypto'
import { Timestamp } from 'firebase-admin/firestore'
import { warn } from 'firebase-functions/logger'
import type * as v from 'valibot'
import { REPORTS_PER_HOUR } from '@/domain/complaints/complaint'
import type { complaintRate } from '@/domain/complaints/complaint-schema'
import { proofText, type ReceiptAnswer, requiredBits } from '@/domain/complaints/proof-of-work'
import type { ReceiptInput } from '@/domain/complaints/receipt-schema'
import { sentWrites } from '@/domain/complaints/sent-writes'
import { mapTexts, toWellFormed } from '@/domain/text/characters'
import { refuse } from '../calls/refusal'
import type { Database } from '../services'

/** Time after the start of an hour during which a proof of work for the previous hour is still valid. */
const GRACE_MS = 10 * 60_000

/**
 * Stores a report, request or objection that the rules refused because the hourly limit was reached. Requires a proof
 * of work, and answers with the difficulty (`bits`) if the proof is missing or too easy. Repeated calls change nothing.
 */
export async function receiveReport(
  { firestore }: Database,
  sent: ReceiptInput,
  address: string,
  now = new Date(),
): Promise<ReceiptAnswer> {
  const { id } = sent
  const hour = hourOf(now)
  const network = anonymousNetwork(address, hour)
  const rate = firestore.doc('complaint_rate/1')
  const work = firestore.doc('complaint_work/networks')
  return firestore.runTransaction(async (transaction) => {
    const [report, request, objection, settings, counted, networks] = await transaction.getAll(
      firestore.doc(`complaint_status/${id}`),
      firestore.doc(`request_status/${id}`),
      firestore.doc(`objection_status/${id}`),
      firestore.doc('site_settings/1'),
      rate,
      work,
    )
    if (report?.exists || request?.exists || objection?.exists)
      return { received: true, bits: 0, hour }
    if (sent.kind === 'complaint' && settings?.get('complaints_open') === false)
      throw refuse('failed-precondition', 'Pengaduan lewat situs sedang ditutup.')
    const count = Number(counted?.get('count') ?? 0)
    const ofNetworks =
      networks?.get('hour') === hour ? (networks.get('counts') as Record<string, number>) : {}
    const own = ofNetworks[network] ?? 0
    const bits = requiredBits(count, own)
    if (sent.kind === 'question' || !isProven(sent, bits, now))
      return { received: false, bits, hour }
    const about = sent.kind === 'objection' && sent.input.request
    if (about && !(await transaction.get(firestore.doc(`requests/${about}`))).exists)
      throw refuse('failed-precondition', 'Permohonan dengan kode ini tidak ada.')
    for (const { set, data } of sentWrites({
      ...sent,
      channel: 'situs',
      by: '',
      serverTime: Timestamp.now(),
    }))
      transaction.create(firestore.doc(set), mapTexts<object>(data, toWellFormed))
    transaction.set(rate, { count: count + 1 }, { merge: true })
    if (bits > 0) transaction.set(work, { hour, counts: { ...ofNetworks, [network]: own + 1 } })
    return { received: true, bits: 0, hour }
  })
}

const hourOf = (time: Date) => time.toISOString().slice(0, 13)

function isProven(
  { id, proof }: Exclude<ReceiptInput, { kind: 'question' }>,
  bits: number,
  now: Date,
): boolean {
  if (bits === 0) return true
  const hours = [hourOf(now), hourOf(new Date(now.getTime() - GRACE_MS))]
  const hash = createHash('sha256').update(proofText(id, proof)).digest()
  return hours.includes(proof.hour) && Math.clz32(hash.readUInt32BE()) >= bits
}

/**
 * Maps an address to one of 4,096 groups, which change every hour, so that the address cannot be recovered. An IPv6 /48
 * counts as one address, because one customer can use all of its addresses.
 */
function anonymousNetwork(address: string, hour: string): string {
  const network = address.includes('.')
    ? address.slice(address.lastIndexOf(':') + 1)
    : address.split(':').slice(0, 3).join(':')
  return createHash('sha256').update(`${hour} ${network}`).digest('hex').slice(0, 3)
}

/**
 * Resets the count of reports in `complaint_rate/1` once an hour, unless it is 0. The rules let a client
 * increase the count up to REPORTS_PER_HOUR. Only `receiveReport` increases it further.
 */
export async function resetHourlyRate({ firestore }: Database, now: Date): Promise<void> {
  const rate = firestore.doc('complaint_rate/1')
  const hour = hourOf(now)
  const before = await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(rate)
    const { count = 0, hour: begun } = (found.data() ?? {}) as Partial<
      v.InferOutput<typeof complaintRate>
    >
    if (count === 0 || begun === hour) return 0
    transaction.set(rate, { count: 0, hour })
    return count
  })
  if (before >= REPORTS_PER_HOUR)
    warn(`Hourly limit reached: ${before} reports. Further reports needed a proof of work`)
}
