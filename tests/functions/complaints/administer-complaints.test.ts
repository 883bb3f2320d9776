import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { setTimeout as delay } from 'node:timers/promises'
import { ulid } from 'ulid'
import { describe, expect, it } from 'vitest'
import { administerComplaints } from '../../../functions/src/complaints/administer-complaints'
import type { Services } from '../../../functions/src/services'
import { ANONYMISED, ANONYMISED_REPLY } from '../../../src/domain/complaints/complaint'
import type { Administration } from '../../../src/domain/complaints/complaint-administration-schema'
import { type ReplyPhoto, replyPhotoPath } from '../../../src/domain/complaints/reply-photos'
import { memberOf, FAILURE, withFailure } from '../failing-service'
import { setupServices } from '../services'
import { expectRefused, setupVillage, PROJECT_ID } from '../village'
import {
  newCode,
  photosOf,
  REPORTER,
  storePhoto,
  storeReplyPhoto,
  storeReport,
  storeStep,
  storeVerdict,
  tracesOf,
} from './report'

const village = setupVillage()
const services = setupServices()
const villageServices = setupServices(PROJECT_ID)
const admin = await village.person('admin')

const NOTE = 'Rahasiakan nama Ujang.'
const REASON = 'Terima kasih dari Ujang di RT 02.'
const REPLY = 'Terima kasih, Pak Ujang.'

const STAYS = { kind: 'catatan', from: 'Selesai', to: 'Selesai' } as const

async function fullReport({ firestore, bucket }: Services) {
  const id = await storeReport(firestore)
  await firestore.doc(`complaint_notices/${id}`).set({ emailAt: Timestamp.now() })
  const entry = await storeStep(firestore, id, {
    to: 'Selesai',
    note: NOTE,
    reply: REPLY,
    photos: [1, 2],
  })
  await storeReplyPhoto(bucket, id, entry, 1)
  await storeReplyPhoto(bucket, id, entry, 2)
  await storeStep(firestore, id, { ...STAYS, note: NOTE, reply: '' })
  await storeVerdict(firestore, id, 'ya', REASON)
  await storePhoto(bucket, id)
  await storePhoto(bucket, id, Date.now() + 1)
  return { id, entry }
}

const administer = (order: Administration, through = services) =>
  administerComplaints(through, order, 'admin')

async function auditActions(firestore: Firestore, id: string): Promise<string[]> {
  const found = await firestore.collection('audit').where('document', '==', id).get()
  return found.docs
    .map((entry) => entry.data())
    .map(({ action, actor, ...rest }) => {
      expect(rest).toEqual({
        collection: 'complaints',
        document: id,
        title: '',
        at: expect.any(Timestamp) as Timestamp,
      })
      return `${String(action)} ${String(actor)}`
    })
    .sort()
}

async function readReplies(firestore: Firestore, id: string) {
  const status = await firestore.doc(`complaint_status/${id}`).get()
  return status.get('replies') as Record<
    string,
    { text: string; correctedAt?: Timestamp; photos?: ReplyPhoto[] }
  >
}

async function expectDeleted({ firestore, bucket }: Services, id: string) {
  expect(await tracesOf(firestore, id)).toBe('')
  expect(await photosOf(bucket, id)).toEqual([])
}

async function expectAnonymous({ firestore, bucket }: Services, id: string) {
  const complaint = await firestore.doc(`complaints/${id}`).get()
  expect(complaint.data()).toMatchObject({ ...ANONYMISED, anonymised: true, status: 'Selesai' })
  const traces = await tracesOf(firestore, id)
  for (const personal of [...Object.values(REPORTER), NOTE, REPLY, REASON])
    if (personal !== REPORTER.category) expect(traces).not.toContain(personal)
  expect(await photosOf(bucket, id)).toEqual([])
}

it('deletes several reports with all their documents and photos', async () => {
  const [one, other, kept] = [
    await fullReport(villageServices),
    await fullReport(villageServices),
    await fullReport(villageServices),
  ]
  const order = { action: 'delete', ids: [one.id, other.id] }
  expect(await admin.call('complaints-administer', order)).toEqual({ done: 2 })
  for (const { id } of [one, other]) await expectDeleted(villageServices, id)
  expect(await auditActions(villageServices.firestore, one.id)).toEqual([`delete ${admin.uid}`])
  expect(await auditActions(villageServices.firestore, kept.id)).toEqual([])
  expect(await tracesOf(villageServices.firestore, kept.id)).toContain(REPORTER.name)
  expect(await photosOf(villageServices.bucket, kept.id)).toHaveLength(4)
})

it('anonymises a report and keeps its outcome', async () => {
  const { id, entry } = await fullReport(villageServices)
  const order = { action: 'anonymise', ids: [id] }
  expect(await admin.call('complaints-administer', order)).toEqual({ done: 1 })
  await expectAnonymous(villageServices, id)
  expect(await auditActions(villageServices.firestore, id)).toEqual([`anonymise ${admin.uid}`])

  const complaint = villageServices.firestore.doc(`complaints/${id}`)
  expect((await complaint.get()).get('updatedBy')).toBe(admin.uid)
  const history = await complaint.collection('history').get()
  expect(
    history.docs.map((step): unknown => [step.get('note'), step.get('reply'), step.get('photos')]),
  ).toEqual([
    ['', ANONYMISED_REPLY, undefined],
    ['', '', undefined],
  ])
  expect(await readReplies(villageServices.firestore, id)).toEqual({
    [entry]: { text: ANONYMISED_REPLY, at: expect.any(Timestamp) as Timestamp },
  })
})

it('corrects a reply in the history at the desk and in the progress that the reporter sees', async () => {
  const { id, entry } = await fullReport(villageServices)
  const text = 'Terima kasih, Pak Komarudin.'
  const before = Date.now()
  const order = { action: 'correct', id, entry, text }
  expect(await admin.call('complaints-administer', order)).toEqual({ done: 1 })
  const reply = (await readReplies(villageServices.firestore, id))[entry]
  expect(reply?.text).toBe(text)
  expect(reply?.correctedAt?.toMillis()).toBeGreaterThanOrEqual(before)
  expect(await auditActions(villageServices.firestore, id)).toEqual([`correct ${admin.uid}`])
  const step = await villageServices.firestore.doc(`complaints/${id}/history/${entry}`).get()
  expect(step.data()).toMatchObject({ reply: text, note: NOTE, photos: [1, 2] })
  expect(reply?.photos).toEqual([1, 2])
  expect(await photosOf(villageServices.bucket, id)).toHaveLength(4)
})

it('removes the photos of a reply one by one', async () => {
  const { id, entry } = await fullReport(services)
  const order = { action: 'correct' as const, id, entry, text: REPLY }
  const step = services.firestore.doc(`complaints/${id}/history/${entry}`)
  await administer({ ...order, photos: [2] })
  const reply = (await readReplies(services.firestore, id))[entry]
  expect(reply).toMatchObject({ text: REPLY, photos: [2] })
  expect(reply).toHaveProperty('correctedAt')
  expect((await step.get()).get('photos')).toEqual([2])
  const photosOfReply = async () =>
    (await photosOf(services.bucket, id)).filter((path) => path.includes(entry))
  expect(await photosOfReply()).toEqual([replyPhotoPath(id, entry, 2)])
  // Removed photos cannot be added again.
  await administer({ ...order, photos: [1, 2] })
  expect((await step.get()).get('photos')).toEqual([2])
  await administer({ ...order, photos: [] })
  expect((await readReplies(services.firestore, id))[entry]).not.toHaveProperty('photos')
  expect((await step.get()).data()).not.toHaveProperty('photos')
  expect(await photosOfReply()).toEqual([])
})

const CORRECTION = { action: 'correct' as const, id: newCode(), entry: ulid(), text: 'Lain.' }

it.each([
  ['an empty list of reports', { action: 'delete', ids: [] }],
  ['too many reports', { action: 'delete', ids: Array.from({ length: 51 }, newCode) }],
  ['a path as report id', { action: 'delete', ids: ['../../users/admin'] }],
  ['an unknown action', { action: 'publish', ids: [newCode()] }],
  ['an empty reply', { ...CORRECTION, text: ' ' }],
  ['an unfilled placeholder of a template', { ...CORRECTION, text: '[instansi]' }],
  ['an unknown photo number', { ...CORRECTION, photos: [3] }],
  ['an invalid entry id', { ...CORRECTION, entry: 'a.text' }],
])('refuses %s', async (_, order) => {
  await expectRefused(admin.call('complaints-administer', order), 'functions/invalid-argument')
})

describe('a repeated call', () => {
  it.each(['delete', 'anonymise'] as const)(
    'succeeds for reports that are already deleted (%s)',
    async (action) => {
      const { id } = await fullReport(services)
      await administer({ action: 'delete', ids: [id] })
      expect(await administer({ action, ids: [id, newCode()] })).toEqual({ done: 2 })
      await expectDeleted(services, id)
    },
  )

  it('anonymises a note that was added after anonymising', async () => {
    const { id } = await fullReport(services)
    const order: Administration = { action: 'anonymise', ids: [id] }
    await administer(order)
    await storeStep(services.firestore, id, { ...STAYS, note: NOTE, reply: '' })
    await administer(order)
    await expectAnonymous(services, id)
  })

  it('marks a reply as corrected once, and not after a correction without changes', async () => {
    const { id, entry } = await fullReport(services)
    await administer({ action: 'correct', id, entry, text: REPLY })
    expect((await readReplies(services.firestore, id))[entry]).not.toHaveProperty('correctedAt')
    const order = { action: 'correct' as const, id, entry, text: 'Terima kasih, Pak.' }
    await administer(order)
    const corrected = await readReplies(services.firestore, id)
    await administer(order)
    expect(await readReplies(services.firestore, id)).toEqual(corrected)
    expect(await auditActions(services.firestore, id)).toEqual(['correct admin'])
  })
})

describe.each(['delete', 'anonymise'] as const)('%s', (action) => {
  const expectDone = action === 'delete' ? expectDeleted : expectAnonymous

  it.each([
    ['before', 'firestore', 'runTransaction'],
    ['after', 'firestore', 'runTransaction'],
    ['before', 'bucket', 'getFiles'],
    ['after', 'bucket', 'getFiles'],
  ] as const)(
    'completes in the next call if the previous call failed %s %s.%s',
    async (when, service, method) => {
      const { id } = await fullReport(services)
      const broken = withFailure<object>(services[service], method as never, when)
      const order = { action, ids: [id] }
      const failed = administer(order, { ...services, [service]: broken })
      await expect(failed).rejects.toThrow(FAILURE)
      expect(await administer(order)).toEqual({ done: 1 })
      await expectDone(services, id)
      expect(await auditActions(services.firestore, id)).toEqual([`${action} admin`])
    },
  )

  it('includes history entries that the desk writes concurrently', async () => {
    const { id } = await fullReport(services)
    let step: Promise<string> | undefined
    const interrupted = new Proxy(services.firestore, {
      get: (target, name) =>
        name === 'runTransaction'
          ? (work: (transaction: Transaction) => Promise<unknown>) =>
              target.runTransaction(async (transaction) => {
                const answer = await work(transaction)
                step ??= storeStep(target, id, { ...STAYS, note: NOTE, reply: REPLY })
                // The step either finishes at once or waits until the transaction ends.
                await Promise.race([Promise.allSettled([step]), delay(500)])
                return answer
              })
          : memberOf(target, name),
    })
    await administer({ action, ids: [id] }, { ...services, firestore: interrupted })
    const [desk] = await Promise.allSettled([step])
    if (action === 'delete') return expectDeleted(services, id)
    if (desk.status === 'rejected') throw desk.reason
    const complaint = services.firestore.doc(`complaints/${id}`)
    const [report, entry] = await services.firestore.getAll(
      complaint,
      complaint.collection('history').doc(String(desk.value)),
    )
    // The desk's entry remains only if it was written after the anonymisation, as the report's last change.
    const isLater = entry?.createTime?.valueOf() === report?.updateTime?.valueOf()
    expect(entry?.get('note')).toBe(isLater ? NOTE : '')
  })

  it('succeeds in both of two concurrent calls', async () => {
    const { id } = await fullReport(services)
    const order = { action, ids: [id] }
    expect(await Promise.all([administer(order), administer(order)])).toEqual([
      { done: 1 },
      { done: 1 },
    ])
    await expectDone(services, id)
    expect(await auditActions(services.firestore, id)).toEqual([`${action} admin`])
  })
})

it('refuses to anonymise an open report, because it could not be closed afterwards', async () => {
  const id = await storeReport(services.firestore)
  const before = await tracesOf(services.firestore, id)
  await expectRefused(administer({ action: 'anonymise', ids: [id] }), 'failed-precondition', {
    message: expect.stringContaining('masih terbuka') as string,
  })
  expect(await tracesOf(services.firestore, id)).toBe(before)
})

describe('a correction of a reply', () => {
  it('is refused if the reply does not exist', async () => {
    const { id } = await fullReport(services)
    for (const order of [{ ...CORRECTION, id }, CORRECTION])
      await expectRefused(administer(order), 'not-found', {
        message: 'Balasan ini tidak ada lagi.',
      })
  })

  it('is refused if the report is anonymised', async () => {
    const { id, entry } = await fullReport(services)
    await administer({ action: 'anonymise', ids: [id] })
    await expectRefused(
      administer({ action: 'correct', id, entry, text: REPLY }),
      'failed-precondition',
      { message: 'Laporan ini sudah dianonimkan.' },
    )
    await expectAnonymous(services, id)
  })

  it('takes effect once if it is sent again after a lost response', async () => {
    const { id, entry } = await fullReport(services)
    const firestore = withFailure(services.firestore, 'runTransaction', 'after')
    const text = 'Terima kasih, Pak.'
    const order = { action: 'correct' as const, id, entry, text, photos: [] }
    await expect(administer(order, { ...services, firestore })).rejects.toThrow(FAILURE)
    const corrected = await readReplies(services.firestore, id)
    expect(await administer(order)).toEqual({ done: 1 })
    expect(await readReplies(services.firestore, id)).toEqual(corrected)
    expect(await photosOf(services.bucket, id)).toHaveLength(2)
  })
})
