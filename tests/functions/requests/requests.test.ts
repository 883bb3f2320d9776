import { Timestamp } from 'firebase-admin/firestore'
import { ulid } from 'ulid'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { actOnRequest } from '../../../functions/src/requests/act-on-request'
import {
  anonymiseRequests,
  recordExport,
  removeApplicant,
} from '../../../functions/src/requests/anonymise-requests'
import { remindOfRequests } from '../../../functions/src/requests/remind-of-requests'
import { registerRequest } from '../../../functions/src/requests/register-request'
import { reportRequests } from '../../../functions/src/requests/report-requests'
import { DEFAULT_DESK_SETTINGS } from '../../../src/domain/complaints/desk-settings-schema'
import { sentWrites } from '../../../src/domain/complaints/sent-writes'
import type { RequestAction } from '../../../src/domain/requests/request-schema'
import { newCode } from '../complaints/report'
import { setupServices } from '../services'
import { expectRefused, PROJECT_ID, setupVillage } from '../village'

const { firestore } = setupServices()
const PERSONAL = {
  name: 'Ujang Komarudin',
  address: 'RT 02 RW 05',
  contact: '0812 0000 0999',
  onBehalf: 'Karang Taruna',
  information: 'Salinan APBDes 2026.',
  purpose: 'Penelitian Ujang.',
} as const
const INPUT = { ...PERSONAL, access: 'melihat', delivery: 'WhatsApp' } as const

async function storeRequest(store = firestore, receivedAt = new Date(), changes: object = {}) {
  const id = newCode()
  const [request, status] = sentWrites({
    ...{ kind: 'request', id, input: INPUT, date: receivedAt.toISOString() },
    serverTime: Timestamp.fromDate(receivedAt),
  } as const)
  const batch = store.batch()
  batch.create(store.doc(request!.set), { ...request!.data, ...changes })
  batch.create(store.doc(status!.set), { ...status!.data, ...changes })
  await batch.commit()
  return id
}

async function storeObjection(request: string, changes: object = {}) {
  const id = newCode()
  const input = {
    request,
    grounds: 'd',
    explanation: 'Lampiran Ujang kurang.',
    contact: '',
  } as const
  const [objection, status] = sentWrites({
    ...({ kind: 'objection', id, input, date: '2026-05-20T05:00:00.000Z' } as const),
    serverTime: Timestamp.fromDate(new Date('2026-05-20T05:00:00Z')),
  })
  await firestore.doc(objection!.set).create({ ...objection!.data, ...changes })
  await firestore.doc(status!.set).create(status!.data)
  return id
}

const read = async (path: string) => (await firestore.doc(path).get()).data() ?? {}
const register = async (id: string, collection = 'requests') =>
  registerRequest(
    { firestore },
    { document: id, after: await firestore.doc(`${collection}/${id}`).get() },
  )
const act = (code: string, action: Partial<RequestAction>, caller = 'petugas') =>
  actOnRequest(
    { firestore },
    { ...{ code, id: ulid(), kind: 'proses', seen: '', text: 'Ada di kantor.' }, ...action },
    caller,
  )

beforeAll(async () => {
  for (const role of ['admin', 'petugas', 'editor'])
    await firestore.doc(`users/${role}`).set({ role, disabled: false })
})

describe('the register of requests', () => {
  it('assigns each request one register number of its year, even if event deliveries repeat and overlap', async () => {
    const old = await storeRequest(firestore, new Date('2025-12-31T16:59:00Z'))
    const ids = []
    for (let count = 0; count < 3; count += 1)
      ids.push(await storeRequest(firestore, new Date('2025-12-31T17:00:00Z')))
    await register(old)
    await Promise.all([...ids, ...ids].map((id) => register(id)))
    const numbers = await Promise.all(
      ids.map(async (id) => {
        const { register: number } = await read(`requests/${id}`)
        expect(await read(`request_status/${id}`)).toMatchObject({ register: number as unknown })
        return String(number)
      }),
    )
    expect(numbers.toSorted()).toEqual(['001/PPID/2026', '002/PPID/2026', '003/PPID/2026'])
    expect(await read(`requests/${old}`)).toMatchObject({ register: '001/PPID/2025' })
    expect(await read('request_numbers/2026')).toEqual({ last: 3 })
  })
})

describe('a processing step of a request', () => {
  it('appears in both documents, without its author in the public one', async () => {
    const code = await storeRequest()
    const id = ulid()
    await act(code, { id, kind: 'penuhi' })
    const at = expect.any(Timestamp) as Timestamp
    const step = { id, kind: 'penuhi', text: 'Ada di kantor.', at }
    const ending = { state: 'Dipenuhi', closedAt: at }
    expect(await read(`requests/${code}`)).toMatchObject({
      ...{ ...INPUT, ...ending, updatedBy: 'petugas' },
      steps: [{ ...step, by: 'petugas' }],
    })
    expect((await read(`request_status/${code}`))['steps']).toEqual([step])
    expect(JSON.stringify(await read(`request_status/${code}`))).not.toContain('Ujang')
  })

  it('appears once when a call is repeated after a lost response', async () => {
    const code = await storeRequest()
    const action = { id: ulid(), kind: 'penuhi' } as const
    const answers = [await act(code, action), await act(code, action)]
    expect(answers).toEqual([{ state: 'Dipenuhi' }, { state: 'Dipenuhi' }])
    expect((await read(`requests/${code}`))['steps']).toHaveLength(1)
  })

  it('fails for the second of two desk members who answer at the same time', async () => {
    const code = await storeRequest()
    const outcomes = await Promise.allSettled([
      act(code, { kind: 'penuhi' }),
      act(code, { kind: 'tidak-dikuasai' }, 'admin'),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await read(`requests/${code}`))['steps']).toHaveLength(1)
  })

  it('hides a proposed refusal from the applicant until an admin confirms it', async () => {
    const code = await storeRequest()
    const id = ulid()
    await act(code, { id, kind: 'usul', ground: 'h' })
    expect(await read(`request_status/${code}`)).toMatchObject({ state: 'Diterima', steps: [] })
    const refusal = { kind: 'tolak', ground: 'h', seen: id } as const
    await expect(act(code, refusal)).rejects.toThrow('diputuskan admin')
    await act(code, refusal, 'admin')
    expect(await read(`request_status/${code}`)).toMatchObject({
      ...{ state: 'Ditolak', steps: [{ kind: 'tolak', ground: 'h' }] },
    })
  })

  it('does not count national holidays in the deadline for an extension', async () => {
    const now = new Date()
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-19T12:00:00+07:00') })
    try {
      const code = await storeRequest(firestore, new Date('2026-05-04T12:00:00+07:00'))
      await expect(act(code, { kind: 'perpanjang' })).rejects.toThrow('sudah lewat')
      await firestore
        .doc('closed_days/2026-05-14')
        .set({ date: '2026-05-14', name: 'Kenaikan Isa Almasih', official: true })
      await act(code, { kind: 'perpanjang' })
      expect(await read(`requests/${code}`)).toMatchObject({ state: 'Diperpanjang' })
    } finally {
      vi.useRealTimers()
    }
    expect(Date.now()).toBeGreaterThanOrEqual(now.getTime())
  })

  it.each(['', 'editor', 'tanpa-dokumen'])(
    'by the caller %j can only be the withdrawal of the request, without a text',
    async (caller) => {
      const code = await storeRequest()
      await expect(act(code, { kind: 'penuhi' }, caller)).rejects.toThrow('izin')
      await act(code, { kind: 'cabut' }, caller)
      expect(await read(`requests/${code}`)).toMatchObject({
        ...{ state: 'Dicabut', steps: [{ kind: 'cabut', text: '', by: '' }] },
      })
    },
  )

  it('requires the tracking code of a stored request', async () => {
    await expect(act(newCode(), { kind: 'cabut' }, '')).rejects.toThrow('tidak ada')
  })
})

it('anonymises requests after the configured number of months (at least six), and keeps the register row', async () => {
  const now = new Date('2026-11-21T03:00:00Z')
  const closed = (month: string) => ({
    state: 'Dipenuhi',
    closedAt: Timestamp.fromDate(new Date(`2026-${month}-01T00:00:00Z`)),
    steps: [{ id: ulid(), kind: 'penuhi', text: 'Yth. Ujang', at: Timestamp.now() }],
    register: '009/PPID/2026',
  })
  await firestore.doc('desk_settings/1').set({ ...DEFAULT_DESK_SETTINGS, anonymiseAfterMonths: 1 })
  const old = await storeRequest(firestore, now, closed('05'))
  const recent = await storeRequest(firestore, now, closed('06'))
  await anonymiseRequests({ firestore }, now)
  const left = [await read(`requests/${old}`), await read(`request_status/${old}`)]
  for (const personal of [...Object.values(PERSONAL), 'Ujang'])
    expect(JSON.stringify(left)).not.toContain(personal)
  expect(left[0]).toMatchObject({
    ...{ anonymised: true, register: '009/PPID/2026', state: 'Dipenuhi' },
    steps: [{ kind: 'penuhi', text: '' }],
  })
  expect(await read(`requests/${recent}`)).toMatchObject({ ...PERSONAL, anonymised: false })
})

describe('an objection', () => {
  it('receives its own register number and the contact of its request, and can be decided only by an admin', async () => {
    const closedAt = Timestamp.fromDate(new Date('2026-05-18T05:00:00Z'))
    const received = new Date('2026-05-04T05:00:00Z')
    const request = await storeRequest(firestore, received, { closedAt, register: '007/PPID/2026' })
    const code = await storeObjection(request)
    await register(code, 'objections')
    await register(code, 'objections')
    const about = { register: '007/PPID/2026', closedAt, isExtended: false }
    expect(await read(`objections/${code}`)).toMatchObject({
      ...{ register: '001/KEBERATAN/2026', contact: PERSONAL.contact, name: PERSONAL.name, about },
    })
    const decision = { record: 'objections', kind: 'kabul', id: ulid() } as const
    await expect(act(code, decision)).rejects.toThrow('admin')
    await expect(act(code, { ...decision, kind: 'cabut' })).rejects.toThrow('admin')
    await expect(act(code, decision, '')).rejects.toThrow('izin')
    await act(code, decision, 'admin')
    await act(code, decision, 'admin')
    const status = await read(`objection_status/${code}`)
    expect(status).toMatchObject({
      ...{ register: '001/KEBERATAN/2026', state: 'Diterima seluruhnya' },
      steps: [{ kind: 'kabul', text: 'Ada di kantor.' }],
    })
    expect(JSON.stringify(status)).not.toContain('Ujang')
    expect(await read(`requests/${request}`)).toMatchObject({ state: 'Diterima' })
  })

  it('can be anonymised like a request', async () => {
    const closedAt = Timestamp.fromDate(new Date('2026-05-18T05:00:00Z'))
    const code = await storeObjection('', { closedAt, name: 'Ujang', contact: '0812 0000 0999' })
    await anonymiseRequests({ firestore }, new Date('2026-11-21T03:00:00Z'))
    const left = await read(`objections/${code}`)
    expect(JSON.stringify(left)).not.toMatch(/Ujang|0999/)
    expect(left).toMatchObject({ anonymised: true, grounds: 'd' })
  })
})

it('publishes totals of this year and the year before without personal data, and writes only changed totals', async () => {
  const own = setupServices('demo-request-totals').firestore
  const at = new Date('2026-03-01T05:00:00Z')
  await storeRequest(own, at, { state: 'Dipenuhi', closedAt: Timestamp.fromDate(at) })
  await storeRequest(own, new Date('2025-03-01T05:00:00Z'))
  await reportRequests({ firestore: own }, new Date('2026-11-21T03:00:00Z'))
  const totals = own.doc('request_totals/1')
  const first = await totals.get()
  expect(first.data()).toMatchObject({
    years: [
      { year: 2026, received: 1, fulfilled: 1, medianDays: null, objections: 0 },
      { year: 2025, received: 1, fulfilled: 0 },
    ],
  })
  expect(JSON.stringify(first.data())).not.toContain('Ujang')
  await reportRequests({ firestore: own }, new Date('2026-11-22T03:00:00Z'))
  expect((await totals.get()).updateTime).toEqual(first.updateTime)
})

it('lets an admin anonymise a closed request with its decided objections, and keeps the register rows', async () => {
  const code = await storeRequest(firestore, new Date(), { register: '010/PPID/2026' })
  const device = firestore.doc('push_subscriptions/hp')
  await device.set({ reports: [code, 'lain'] })
  const remove = (caller: string) =>
    removeApplicant({ firestore }, { kind: 'anonimkan', code }, caller)
  await expect(remove('admin')).rejects.toThrow('masih terbuka')
  await act(code, { kind: 'penuhi', text: 'Yth. Ujang' })
  for (const caller of ['', 'petugas', 'editor']) await expect(remove(caller)).rejects.toThrow()
  const objection = await storeObjection(code, { name: PERSONAL.name })
  await expect(remove('admin')).rejects.toThrow('Keberatannya masih terbuka')
  await firestore.doc(`objections/${objection}`).update({ state: 'Diterima seluruhnya' })
  for (let times = 0; times < 2; times += 1) await remove('admin')
  const left = await read(`requests/${code}`)
  expect(left).toMatchObject({
    ...{ anonymised: true, register: '010/PPID/2026', state: 'Dipenuhi', updatedBy: 'admin' },
  })
  for (const personal of [...Object.values(PERSONAL), 'Ujang'])
    expect(JSON.stringify(left)).not.toContain(personal)
  const objected = await read(`objections/${objection}`)
  expect(objected).toMatchObject({ anonymised: true, grounds: 'd' })
  expect(JSON.stringify(objected)).not.toContain('Ujang')
  expect((await firestore.doc(`request_status/${code}`).get()).exists).toBe(false)
  expect((await device.get()).get('reports')).toEqual(['lain'])
  const audit = await firestore.collection('audit').where('document', '==', code).get()
  expect(audit.docs.map((entry) => entry.data())).toMatchObject([
    { collection: 'requests', action: 'anonymise', actor: 'admin', title: '010/PPID/2026' },
  ])
})

it('records which desk staff download the register, and refuses other callers', async () => {
  const download = (caller: string) =>
    recordExport({ firestore }, { kind: 'ekspor', year: 2026 }, caller)
  for (const caller of ['', 'editor']) await expect(download(caller)).rejects.toThrow()
  await download('petugas')
  const audit = await firestore.collection('audit').where('action', '==', 'export').get()
  expect(audit.docs.map((entry) => entry.data())).toMatchObject([
    {
      collection: 'requests',
      document: '2026',
      actor: 'petugas',
      at: expect.any(Timestamp) as Timestamp,
    },
  ])
})

it('reminds staff of an open request or objection once on each reminder day, and again after the deadline', async () => {
  const code = await storeRequest(firestore, new Date('2027-03-01T05:00:00Z'))
  const closed = await storeRequest(firestore, new Date('2027-03-01T05:00:00Z'), {
    state: 'Dipenuhi',
  })
  const notice = firestore.doc(`complaint_notices/${code}`)
  const remind = async (day: string, time = '00:30') => {
    await notice.set({ emailDue: null }, { merge: true })
    await remindOfRequests({ firestore }, new Date(`2027-03-${day}T${time}:00Z`))
    return (await notice.get()).data()
  }
  expect(await remind('05')).toEqual({ emailDue: null })
  expect(await remind('08', '03:00')).toEqual({ emailDue: null })
  const first = await remind('08')
  expect(first).toMatchObject({ reminded: 5, reminder: 'hari kerja ke-5 dari 10' })
  expect(first?.['emailDue']).toBeInstanceOf(Timestamp)
  expect(await remind('09')).toMatchObject({ emailDue: null, reminded: 5 })
  expect(await remind('16')).toMatchObject({ reminder: 'melewati batas waktu' })
  expect((await firestore.doc(`complaint_notices/${closed}`).get()).exists).toBe(false)
  const objection = await storeObjection('', {
    receivedAt: Timestamp.fromDate(new Date('2027-01-18T05:00:00Z')),
  })
  await remind('01')
  expect((await firestore.doc(`complaint_notices/${objection}`).get()).data()).toMatchObject({
    reminder: 'hari kerja ke-30 dari 30',
  })
})

describe('the deployed functions', () => {
  const village = setupVillage()
  const own = setupServices(PROJECT_ID).firestore

  it('number a new request, notify staff, and accept the withdrawal without an account', async () => {
    const code = await storeRequest(own)
    const readOwn = async (path: string) => (await own.doc(path).get()).data() ?? {}
    await village.settle()
    expect(await readOwn(`request_status/${code}`)).toMatchObject({
      register: expect.stringMatching(/^\d{3,}\/PPID\/\d{4}$/) as string,
    })
    expect(await readOwn(`complaint_notices/${code}`)).toHaveProperty('emailDue')
    const action = { code, id: ulid(), kind: 'cabut' }
    expect(await village.visitor().call('requests-act', action)).toEqual({ state: 'Dicabut' })
    const answer = village.visitor().call('requests-act', { ...action, id: ulid(), kind: 'penuhi' })
    await expectRefused(answer, 'functions/invalid-argument', {
      fields: { text: expect.any(String) as string },
    })
  })
})
