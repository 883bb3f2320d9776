import { REPORTS_PER_HOUR } from './complaint'

/** Maximum number of reports per hour, including reports with a proof of work. */
export const PROVEN_REPORTS_PER_HOUR = 240

/** Hardest proof that a device computes, about 40 seconds on a cheap phone. If more is required, the report waits. */
export const MAX_PROOF_BITS = 22

const FIRST_BITS = 18
const UNREACHABLE_BITS = 64

/** Proof of work: an hour and a text for which the SHA-256 hash of `proofText` begins with enough zero bits. */
export interface Proof {
  hour: string
  nonce: string
}

/** Response of `complaints-receive`: whether the report was stored, otherwise the proof of work that it needs. */
export interface ReceiptAnswer {
  received: boolean
  bits: number
  hour: string
}

export const proofText = (id: string, { hour, nonce }: Proof) => `${nonce}.${id}.${hour}`

/** Returns the number of zero bits that the next report from a network requires. Each bit doubles the work. */
export function requiredBits(inThisHour: number, ofNetwork: number): number {
  const proven = inThisHour - REPORTS_PER_HOUR
  if (proven < 0) return 0
  if (inThisHour >= PROVEN_REPORTS_PER_HOUR) return UNREACHABLE_BITS
  return FIRST_BITS + Math.floor(ofNetwork / 2) + Math.floor(proven / 40)
}
