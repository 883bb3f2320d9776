import type { DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { REPORTS_PER_HOUR } from '../../../src/domain/complaints/complaint'
import { maxLengthOf } from '../../../src/domain/field-facts'
import { ACCESS, DELIVERY } from '../../../src/domain/requests/request'
import { requestInput } from '../../../src/domain/requests/request-schema'
import { commit, expectDenied, expectEachDenied } from '../../support/rules'
import { earlier, without } from '../content'
import type { Name } from '../people'
import {
  CODE,
  LAST,
  OTHER_CODE,
  pair,
  progressAt,
  RATE,
  reportAt,
  requestPair,
  type RequestSender,
  REPORTER,
  setupComplaints,
} from './complaints'

const { project, people } = setupComplaints('demo-rules-requests')
const REQUEST = `requests/${CODE}`
const STATUS = `request_status/${CODE}`

interface Changes {
  request?: DocumentData
  status?: DocumentData
  sender?: RequestSender
}

function documents({ request, status, sender = REPORTER }: Changes = {}) {
  const both = requestPair(CODE, sender)
  return { [REQUEST]: { ...both.request, ...request }, [STATUS]: { ...both.status, ...status } }
}
const counted = (count = 1, id = CODE) => ({ [RATE]: { count }, [LAST]: { id } })
const sends = (changes: Changes = {}, who: Name = 'visitor') =>
  commit(people[who], { ...documents(changes), ...counted() })

beforeEach(() =>
  project.store({
    ...{ [REQUEST]: null, [STATUS]: null, [RATE]: null, [LAST]: null },
    ...{ [reportAt(CODE)]: null, [progressAt(CODE)]: null, 'site_settings/1': null },
  }),
)

describe('a request through the site', () => {
  it('can be stored with both documents and the incremented count, even while complaints are closed', async () => {
    await project.store({ 'site_settings/1': { complaints_open: false } })
    await sends()
  })

  it('requires its status document, an incremented count and a new code', async () => {
    const { [REQUEST]: request, [STATUS]: status } = documents()
    await expectEachDenied(
      [
        { [REQUEST]: request, ...counted() },
        { [STATUS]: status, ...counted() },
        documents(),
        { ...documents(), ...counted(1, OTHER_CODE) },
        { ...documents(), ...counted(2) },
        { [REQUEST]: request, [`request_status/${OTHER_CODE}`]: status, ...counted() },
      ],
      (writes) => commit(people.visitor, writes),
    )
    await project.store({ [STATUS]: { ...status, receivedAt: earlier } })
    await expectDenied(sends())
    await project.store({ [REQUEST]: { ...request, receivedAt: earlier, updatedAt: earlier } })
    await project.store({ [STATUS]: null })
    await expectDenied(commit(people.visitor, { [STATUS]: status }))
  })

  it('needs a valid code', async () => {
    const { request, status } = requestPair('bukan-kode')
    const writes = { 'requests/bukan-kode': request, 'request_status/bukan-kode': status }
    await expectDenied(commit(people.visitor, { ...writes, ...counted(1, 'bukan-kode') }))
  })

  it('needs the same valid date in both documents', async () => {
    await expectDenied(sends({ status: { date: '2026-11-22T03:04:05.678Z' } }))
    await expectDenied(sends({ request: { date: 'kemarin' }, status: { date: 'kemarin' } }))
  })

  it('shares the hourly limit with reports, but cannot share an increment with a report', async () => {
    await project.store(counted(REPORTS_PER_HOUR, OTHER_CODE))
    await expectDenied(commit(people.visitor, { ...documents(), ...counted(REPORTS_PER_HOUR + 1) }))
    await project.store({ [RATE]: null, [LAST]: null })
    const { report, progress } = pair(CODE)
    const both = { [reportAt(CODE)]: report, [progressAt(CODE)]: progress }
    await expectDenied(commit(people.visitor, { ...documents(), ...both, ...counted() }))
  })

  it('cannot forge a number, a step, an answer, a time or an author', async () => {
    const forged: DocumentData[] = [
      { register: '001/PPID/2026' },
      { state: 'Dipenuhi' },
      { steps: [{ kind: 'penuhi' }] },
      { closedAt: earlier },
      { receivedAt: earlier },
      { id: OTHER_CODE },
      { date: 'kemarin' },
      { lain: '' },
    ]
    await expectEachDenied(forged, (request) => sends({ request }))
    await expectEachDenied(forged, (status) => sends({ status }))
    await expectEachDenied(
      [
        { anonymised: true },
        { updatedBy: 'petugas' },
        { updatedAt: earlier },
        { channel: 'datang' },
        { channel: 'lain' },
      ],
      (request) => sends({ request }),
    )
  })

  it.each(['', ' ', 'besok', '0812', '0'.repeat(21), '@desa', 'javascript:alert(1)', null])(
    'is refused with the contact %j',
    (contact) => expectDenied(sends({ request: { contact } })),
  )

  it.each(['0812 3456 7890', '+62 812-3456-7890', '0'.repeat(20), 'asep@desa.co.id'])(
    'is accepted with the contact %s',
    async (contact) => {
      await sends({ request: { contact } })
      expect(v.parse(requestInput.entries.contact, contact)).toBe(contact)
    },
  )

  it('accepts the fields, lengths and choices of the schema', async () => {
    const { request } = requestPair(CODE)
    for (const field of Object.keys(request))
      await expectDenied(
        commit(people.visitor, {
          ...documents(),
          ...counted(),
          [REQUEST]: without(request, field),
        }),
      )
    for (const field of ['name', 'address', 'onBehalf', 'information', 'purpose'] as const) {
      const max = maxLengthOf(requestInput.entries[field]) ?? 0
      await expectDenied(sends({ request: { [field]: 'a'.repeat(max + 1) } }))
      if (field !== 'onBehalf') await expectDenied(sends({ request: { [field]: ' ' } }))
      await expectDenied(sends({ request: { [field]: 7 } }))
      await sends({ request: { [field]: 'a'.repeat(max) } })
      await project.store({ [REQUEST]: null, [STATUS]: null, [RATE]: null })
    }
    await expectEachDenied([{ access: 'lain' }, { delivery: 'pos' }], (request) =>
      sends({ request }),
    )
    for (const change of [
      ...ACCESS.map((access) => ({ access })),
      ...DELIVERY.map((delivery) => ({ delivery })),
    ]) {
      await sends({ request: change })
      await project.store({ [REQUEST]: null, [STATUS]: null, [RATE]: null })
    }
  })
})

describe('a request recorded by the desk', () => {
  it.each(['telepon', 'whatsapp', 'datang', 'surat'] as const)(
    'needs no incremented count with the channel %s',
    (channel) => commit(people.petugas, documents({ sender: { channel, by: 'petugas' } })),
  )

  it.each(['visitor', 'editor', 'kontributor', 'petugas-nonaktif'] as const)(
    'is refused for %s',
    (who) =>
      expectDenied(commit(people[who], documents({ sender: { channel: 'datang', by: who } }))),
  )

  it('cannot come through the site', () =>
    expectDenied(
      commit(people.petugas, documents({ sender: { channel: 'situs', by: 'petugas' } })),
    ))

  it('must name its author', () =>
    expectDenied(commit(people.petugas, documents({ sender: { channel: 'datang', by: 'admin' } }))))
})
