import type { DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { REPORTS_PER_HOUR } from '../../../src/domain/complaints/complaint'
import { maxLengthOf } from '../../../src/domain/field-facts'
import { LIMITS } from '../../../src/domain/limits'
import { ACCESS, DELIVERY, OBJECTION_GROUNDS } from '../../../src/domain/requests/request'
import { objectionInput, requestInput } from '../../../src/domain/requests/request-schema'
import { commit, expectDenied, expectEachDenied } from '../../support/rules'
import { earlier, without } from '../content'
import type { Name } from '../people'
import {
  CODE,
  LAST,
  NEVER_SENT,
  objectionPair,
  OTHER_CODE,
  pair,
  progressAt,
  RATE,
  reportAt,
  requestPair,
  type RequestSender,
  setupComplaints,
} from './complaints'

/* Information requests, and objections to the request with the other code. */

const { project, people } = setupComplaints('demo-rules-requests')

interface Changes {
  own?: DocumentData
  status?: DocumentData
  sender?: RequestSender
}

/** Returns the two documents of a request or objection. */
const DOCUMENTS = {
  requests: ({ own, status, sender }: Changes = {}, id = CODE) => {
    const both = requestPair(id, sender)
    return {
      [`requests/${id}`]: { ...both.request, ...own },
      [`request_status/${id}`]: { ...both.status, ...status },
    }
  },
  objections: ({ own, status }: Changes = {}, id = CODE) => {
    const both = objectionPair(id)
    return {
      [`objections/${id}`]: { ...both.objection, ...own },
      [`objection_status/${id}`]: { ...both.status, ...status },
    }
  },
}
type Kind = keyof typeof DOCUMENTS

const counted = (count = 1, id = CODE) => ({ [RATE]: { count }, [LAST]: { id } })
const sends = (kind: Kind, changes: Changes = {}, who: Name = 'visitor') =>
  commit(people[who], { ...DOCUMENTS[kind](changes), ...counted() })

beforeEach(async () => {
  const { request } = requestPair(OTHER_CODE)
  await project.store({
    [`requests/${OTHER_CODE}`]: { ...request, receivedAt: earlier, updatedAt: earlier },
  })
})

const FORGED: Record<Kind, DocumentData[]> = {
  requests: [{ channel: 'datang' }, { channel: 'lain' }],
  objections: [{ name: 'Asep' }, { about: null }],
}

describe.each(['requests', 'objections'] as const)('a document in %s', (kind) => {
  const documents = DOCUMENTS[kind]
  const [OWN = '', STATUS = ''] = Object.keys(documents())
  const [, OTHER_STATUS = ''] = Object.keys(documents({}, OTHER_CODE))

  it('requires its status document, an incremented hourly count and an unused tracking code', async () => {
    const { [OWN]: own = {}, [STATUS]: status = {} } = documents()
    await expectEachDenied(
      [
        { [OWN]: own, ...counted() },
        { [STATUS]: status, ...counted() },
        documents(),
        { ...documents(), ...counted(1, OTHER_CODE) },
        { ...documents(), ...counted(2) },
        { [OWN]: own, [OTHER_STATUS]: status, ...counted() },
      ],
      (writes) => commit(people.visitor, writes),
    )
    await project.store({ [STATUS]: { ...status, receivedAt: earlier } })
    await expectDenied(sends(kind))
    await project.store({ [OWN]: { ...own, receivedAt: earlier, updatedAt: earlier } })
    await project.store({ [STATUS]: null })
    await expectDenied(commit(people.visitor, { [STATUS]: status }))
  })

  it('needs a valid tracking code', () => {
    const writes = { ...documents({}, 'bukan-kode'), ...counted(1, 'bukan-kode') }
    return expectDenied(commit(people.visitor, writes))
  })

  it('needs the same valid date in both documents', async () => {
    await expectDenied(sends(kind, { status: { date: '2026-11-22T03:04:05.678Z' } }))
    const date = { date: 'kemarin' }
    await expectDenied(sends(kind, { own: date, status: date }))
  })

  it('shares the hourly limit with reports, but cannot share an increment with a report', async () => {
    await project.store(counted(REPORTS_PER_HOUR, OTHER_CODE))
    await expectDenied(commit(people.visitor, { ...documents(), ...counted(REPORTS_PER_HOUR + 1) }))
    await project.store({ [RATE]: null, [LAST]: null })
    const { report, progress } = pair(CODE)
    const both = { [reportAt(CODE)]: report, [progressAt(CODE)]: progress }
    await expectDenied(commit(people.visitor, { ...documents(), ...both, ...counted() }))
  })

  it('cannot forge a register number, an answer, a time, an author or a field that functions copy', async () => {
    const forged: DocumentData[] = [
      ...['001/PPID/2026', '001/KEBERATAN/2026'].map((register) => ({ register })),
      ...['Dipenuhi', 'Diterima seluruhnya'].map((state) => ({ state })),
      ...['penuhi', 'kabul'].map((step) => ({ steps: [{ kind: step }] })),
      { closedAt: earlier },
      { receivedAt: earlier },
      { id: OTHER_CODE },
      { date: 'kemarin' },
      { lain: '' },
    ]
    await expectEachDenied(forged, (own) => sends(kind, { own }))
    await expectEachDenied(forged, (status) => sends(kind, { status }))
    await expectEachDenied(
      [{ anonymised: true }, { updatedBy: 'admin' }, { updatedAt: earlier }, ...FORGED[kind]],
      (own) => sends(kind, { own }),
    )
  })

  it('requires every field', async () => {
    const { [OWN]: own = {} } = documents()
    await expectEachDenied(Object.keys(own), (field) =>
      commit(people.visitor, { ...documents(), ...counted(), [OWN]: without(own, field) }),
    )
  })
})

describe('a request through the site', () => {
  const asks = (own: DocumentData) => sends('requests', { own })
  const forget = () =>
    project.store({ [`requests/${CODE}`]: null, [`request_status/${CODE}`]: null, [RATE]: null })

  it('can be stored even while complaints are closed', async () => {
    await project.store({ 'site_settings/1': { complaints_open: false } })
    await asks({})
  })

  it('needs a telephone number or an e-mail as contact', async () => {
    const invalid = ['', ' ', 'besok', '0812', '0'.repeat(21), '@desa', 'javascript:alert(1)', null]
    await expectEachDenied(invalid, (contact) => asks({ contact }))
    for (const contact of [
      ...['0812 3456 7890', '+62 812-3456-7890', '0'.repeat(20), 'asep@desa.co.id'],
    ]) {
      await asks({ contact })
      await forget()
      expect(v.parse(requestInput.entries.contact, contact)).toBe(contact)
    }
  })

  it('accepts the lengths and choices of the schema', async () => {
    for (const field of ['name', 'address', 'onBehalf', 'information', 'purpose'] as const) {
      const max = maxLengthOf(requestInput.entries[field]) ?? 0
      const invalid = ['a'.repeat(max + 1), ...(field === 'onBehalf' ? [] : [' ']), 7]
      await expectEachDenied(invalid, (value) => asks({ [field]: value }))
      await asks({ [field]: 'a'.repeat(max) })
      await forget()
    }
    await expectEachDenied([{ access: 'lain' }, { delivery: 'pos' }], asks)
    for (const change of [
      ...ACCESS.map((access) => ({ access })),
      ...DELIVERY.map((delivery) => ({ delivery })),
    ]) {
      await asks(change)
      await forget()
    }
  })
})

describe('a request recorded by the desk', () => {
  const records = (who: Name, sender: RequestSender) =>
    commit(people[who], DOCUMENTS.requests({ sender }))

  it.each(['telepon', 'whatsapp', 'datang', 'surat'] as const)(
    'needs no incremented hourly count with the channel %s',
    (channel) => records('petugas', { channel, by: 'petugas' }),
  )

  it.each(['visitor', 'editor', 'kontributor', 'petugas-nonaktif'] as const)(
    'is refused for %s',
    (who) => expectDenied(records(who, { channel: 'datang', by: who })),
  )

  it('cannot come through the site, and must name its author', async () => {
    await expectDenied(records('petugas', { channel: 'situs', by: 'petugas' }))
    await expectDenied(records('petugas', { channel: 'datang', by: 'admin' }))
  })
})

describe('an objection', () => {
  const WITHOUT_REQUEST = { request: '', grounds: 'b', contact: '0812 3456 7890' }
  const objects = (own: DocumentData) => sends('objections', { own })

  it.each(['visitor', 'petugas', 'editor', 'petugas-nonaktif'] as const)(
    'is accepted from %s with both documents and the incremented hourly count',
    (who) => sends('objections', {}, who),
  )

  it('needs an existing request, and cannot share a code with a request', async () => {
    await expectDenied(objects({ request: NEVER_SENT }))
    const [objection, request] = [DOCUMENTS.objections(), DOCUMENTS.requests()]
    await expectDenied(commit(people.visitor, { ...objection, ...request, ...counted() }))
    await commit(people.visitor, { ...request, ...counted() })
    await expectDenied(commit(people.visitor, { ...objection, ...counted(2) }))
  })

  it.each<[DocumentData, boolean]>([
    [WITHOUT_REQUEST, true],
    [{ ...WITHOUT_REQUEST, contact: 'asep@desa.co.id' }, true],
    [{ ...WITHOUT_REQUEST, contact: '' }, false],
    [{ ...WITHOUT_REQUEST, grounds: 'bc' }, false],
    [{ ...WITHOUT_REQUEST, grounds: '' }, false],
    [{ contact: '0812 3456 7890' }, false],
    [{ grounds: Object.keys(OBJECTION_GROUNDS).join('') }, true],
    [{ grounds: '' }, false],
    [{ grounds: 'ec' }, false],
    [{ grounds: 'aa' }, false],
    [{ grounds: 'h' }, false],
    [{ grounds: ['a'] }, false],
    [{ request: 'a/b' }, false],
    [{ request: null }, false],
    [{ explanation: 'a'.repeat(LIMITS.reason) }, true],
    [{ explanation: 'a'.repeat(LIMITS.reason + 1) }, false],
    [{ explanation: ' ' }, false],
    [{ explanation: 7 }, false],
  ])('with %j is accepted by the rules and the form: %s', async (changes, isAccepted) => {
    await (isAccepted ? objects(changes) : expectDenied(objects(changes)))
    const { objection } = objectionPair(CODE)
    expect(v.safeParse(objectionInput, { ...objection, ...changes }).success).toBe(isAccepted)
  })
})
