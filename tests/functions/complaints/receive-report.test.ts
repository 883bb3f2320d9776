import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { receiveReport } from '../../../functions/src/complaints/receive-report'
import { complaintPhotoPath, REPORTS_PER_HOUR } from '../../../src/domain/complaints/complaint'
import { STORED } from '../../../src/domain/collection-schemas'
import {
  MAX_PROOF_BITS,
  type Proof,
  PROVEN_REPORTS_PER_HOUR,
  requiredBits,
} from '../../../src/domain/complaints/proof-of-work'
import { receiptInput } from '../../../src/domain/complaints/receipt-schema'
import { findProof } from '../../../src/lib/reports/find-proof'
import { setupServices } from '../services'
import { newCode, REPORTER, tracesOf } from './report'

const { firestore } = setupServices()
const NOW = new Date('2026-11-25T21:30:00Z')
const HOUR = '2026-11-25T21'
const [HOME, OTHER] = ['203.0.113.7', '198.51.100.1']
const APPLICATION = {
  ...{ name: 'Ujang', address: 'RT 02', contact: '0812 0000 0999', onBehalf: '' },
  ...{ information: 'APBDes 2026.', purpose: 'Penelitian.', access: 'melihat' },
  delivery: 'WhatsApp',
} as const

const complaintOf = (id: string, proof: Proof) => ({
  ...{ kind: 'complaint' as const, id, date: NOW.toISOString(), input: REPORTER, proof },
  documentationurl: complaintPhotoPath(id, 1_763_700_000_000),
})
const requestOf = (id: string, proof: Proof) => ({
  ...{ kind: 'request' as const, id, date: NOW.toISOString(), input: APPLICATION, proof },
})
const send = (sent: object, address = HOME, now = NOW) =>
  receiveReport({ firestore }, v.parse(receiptInput, sent), address, now)
const ask = (id: string, address = HOME, now = NOW) => send({ kind: 'question', id }, address, now)
const rate = async () => (await firestore.doc('complaint_rate/1').get()).get('count') as number
const fill = (count: number) => firestore.doc('complaint_rate/1').set({ count, hour: HOUR })

async function prove(id: string, address = HOME, now = NOW): Promise<Proof> {
  const { bits, hour } = await ask(id, address, now)
  return findProof(id, hour, bits)
}

beforeEach(async () => {
  await fill(REPORTS_PER_HOUR)
  await firestore.doc('complaint_work/networks').delete()
  await firestore.doc('site_settings/1').delete()
})

it.each([
  ['report', complaintOf, 'complaints'],
  ['request', requestOf, 'requests'],
] as const)(
  'stores and counts a %s with a valid proof once, even if the call is repeated',
  async (_, of, at) => {
    const id = newCode()
    const sent = of(id, await prove(id))
    const answers = await Promise.all([send(sent), send(sent)])
    expect([...answers, await send(sent)].every(({ received }) => received)).toBe(true)
    expect(await rate()).toBe(REPORTS_PER_HOUR + 1)
    const stored = (await firestore.doc(`${at}/${id}`).get()).data()
    expect(stored).toMatchObject({ ...sent.input, id, channel: 'situs', updatedBy: '' })
    expect(stored?.['receivedAt']).toEqual(stored?.['updatedAt'])
  },
)

describe('a proof of work', () => {
  it.each<[string, (id: string, proof: Proof) => Promise<Proof> | Proof]>([
    ['is forged', (id) => findWrong(id)],
    ['belongs to another report', () => prove(newCode())],
    ['names an earlier hour', (id) => findProof(id, '2026-11-25T20', 18)],
    ['names a later hour', (id) => findProof(id, '2026-11-25T22', 18)],
    ['has too few zero bits', (id) => findProof(id, HOUR, 8)],
  ])('is not accepted if it %s', async (_, change) => {
    const id = newCode()
    const proof = await change(id, { hour: HOUR, nonce: '00000000' })
    expect(await send(complaintOf(id, proof))).toEqual({ received: false, bits: 18, hour: HOUR })
    expect(await tracesOf(firestore, id)).toBe('')
    expect(await rate()).toBe(REPORTS_PER_HOUR)
  })

  it('stays valid for the first ten minutes of the next hour', async () => {
    const id = newCode()
    const sent = complaintOf(id, await prove(id))
    const after = (minutes: number) => new Date(`2026-11-25T22:${minutes}:00Z`)
    expect(await send(sent, HOME, after(10))).toMatchObject({ received: false })
    expect(await send(sent, HOME, new Date('2026-11-25T22:09:00Z'))).toMatchObject({
      received: true,
    })
  })

  it('is not required while the number of reports is below the hourly limit of the rules', async () => {
    await fill(REPORTS_PER_HOUR - 1)
    const id = newCode()
    expect((await ask(id)).bits).toBe(0)
    expect((await send(complaintOf(id, { hour: HOUR, nonce: '00000000' }))).received).toBe(true)
  })
})

it('accepts no report at the hourly limit for reports with a proof of work, or while the site accepts no reports', async () => {
  const id = newCode()
  const sent = complaintOf(id, await prove(id))
  await fill(PROVEN_REPORTS_PER_HOUR)
  expect((await send(sent)).received).toBe(false)
  await fill(REPORTS_PER_HOUR)
  await firestore.doc('site_settings/1').set({ complaints_open: false })
  await expect(send(sent)).rejects.toThrow('sedang ditutup')
  expect(await tracesOf(firestore, id)).toBe('')
})

it('refuses a photo of another report', () => {
  const sent = complaintOf(newCode(), { hour: HOUR, nonce: '00000000' })
  expect(v.is(receiptInput, { ...sent, id: newCode() })).toBe(false)
})

describe('a flood', () => {
  it('accepts the report of a villager while another network sends a flood', async () => {
    let own = 0
    // A script with 2^36 hashes an hour: one fast core.
    for (let hashes = 0; ; own += 1) {
      hashes += 2 ** requiredBits(REPORTS_PER_HOUR + own, own)
      if (hashes > 2 ** 36) break
    }
    expect(REPORTS_PER_HOUR + own).toBeLessThan(PROVEN_REPORTS_PER_HOUR)
    const ids = Array.from({ length: 3 }, newCode)
    for (const id of ids) expect((await send(complaintOf(id, await prove(id)))).received).toBe(true)
    const stored = (await firestore.doc('complaint_work/networks').get()).data()
    expect(v.is(STORED.complaint_work, stored)).toBe(true)
    expect(JSON.stringify(stored)).not.toContain(HOME)
    const [network] = Object.keys(stored?.['counts'] as object)
    await fill(REPORTS_PER_HOUR + own)
    await firestore.doc('complaint_work/networks').set({ hour: HOUR, counts: { [network!]: own } })
    const villager = newCode()
    expect((await ask(newCode())).bits).toBeGreaterThan(MAX_PROOF_BITS)
    expect((await ask(villager, OTHER)).bits).toBeLessThan(MAX_PROOF_BITS)
    const sent = complaintOf(villager, await prove(villager, OTHER))
    expect((await send(sent, OTHER)).received).toBe(true)
  })

  it('counts IPv6 addresses of a /48 network together, and resets the count in the next hour', async () => {
    const id = newCode()
    await send(complaintOf(id, await prove(id, '2001:db8:1:2::3')), '2001:db8:1:2::3')
    const second = newCode()
    await send(complaintOf(second, await prove(second, '2001:db8:1:9::4')), '2001:db8:1:9::4')
    expect((await ask(newCode(), '2001:db8:1::5')).bits).toBe(19)
    expect((await ask(newCode(), '2001:db8:2::5')).bits).toBe(18)
    const later = new Date('2026-11-25T22:30:00Z')
    expect((await ask(newCode(), '2001:db8:1::5', later)).bits).toBe(18)
  })
})

/** Returns a proof of work with a wrong nonce. */
async function findWrong(id: string): Promise<Proof> {
  const { nonce } = await findProof(id, HOUR, 18)
  return { hour: HOUR, nonce: nonce.replace(/^./, 'f') }
}
