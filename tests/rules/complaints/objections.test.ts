import type { DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { REPORTS_PER_HOUR } from '../../../src/domain/complaints/complaint'
import { LIMITS } from '../../../src/domain/limits'
import { OBJECTION_GROUNDS } from '../../../src/domain/requests/request'
import { objectionInput } from '../../../src/domain/requests/request-schema'
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
  setupComplaints,
} from './complaints'

const { project, people } = setupComplaints('demo-rules-objections')
const OBJECTION = `objections/${CODE}`
const STATUS = `objection_status/${CODE}`
const WITHOUT_REQUEST = { request: '', grounds: 'b', contact: '0812 3456 7890' }

function documents(changes: DocumentData = {}, statusChanges: DocumentData = {}) {
  const { objection, status } = objectionPair(CODE)
  return { [OBJECTION]: { ...objection, ...changes }, [STATUS]: { ...status, ...statusChanges } }
}
const counted = (count = 1, id = CODE) => ({ [RATE]: { count }, [LAST]: { id } })
const sends = (changes?: DocumentData, statusChanges?: DocumentData, who: Name = 'visitor') =>
  commit(people[who], { ...documents(changes, statusChanges), ...counted() })
const forget = () =>
  project.store({ [OBJECTION]: null, [STATUS]: null, [RATE]: null, [LAST]: null })

beforeEach(async () => {
  await forget()
  const { request } = requestPair(OTHER_CODE)
  await project.store({
    [`requests/${OTHER_CODE}`]: { ...request, receivedAt: earlier, updatedAt: earlier },
    [`requests/${CODE}`]: null,
    [`request_status/${CODE}`]: null,
  })
})

describe('an objection', () => {
  it.each(['visitor', 'petugas', 'editor', 'petugas-nonaktif'] as const)(
    'is accepted from %s with both documents and the incremented count',
    (who) => sends({}, {}, who),
  )

  it('requires its status document, an incremented count, a new code and an existing request', async () => {
    const { [OBJECTION]: objection, [STATUS]: status } = documents()
    await expectEachDenied(
      [
        { [OBJECTION]: objection, ...counted() },
        { [STATUS]: status, ...counted() },
        documents(),
        { ...documents(), ...counted(1, OTHER_CODE) },
        { ...documents(), ...counted(2) },
        { ...documents({ request: NEVER_SENT }), ...counted() },
      ],
      (writes) => commit(people.visitor, writes),
    )
    await project.store({ [STATUS]: { ...status, receivedAt: earlier } })
    await expectDenied(sends())
    await project.store({ [OBJECTION]: { ...objection, receivedAt: earlier, updatedAt: earlier } })
    await project.store({ [STATUS]: null })
    await expectDenied(commit(people.visitor, { [STATUS]: status }))
  })

  it('needs a valid code', async () => {
    const { objection, status } = objectionPair('bukan-kode')
    const writes = { 'objections/bukan-kode': objection, 'objection_status/bukan-kode': status }
    await expectDenied(commit(people.visitor, { ...writes, ...counted(1, 'bukan-kode') }))
  })

  it('needs the same date in the objection and its status document', () =>
    expectDenied(sends({}, { date: '2026-11-22T03:04:05.678Z' })))

  it('shares the hourly limit, and cannot share an increment with a request or report of the same code', async () => {
    await project.store(counted(REPORTS_PER_HOUR, OTHER_CODE))
    await expectDenied(commit(people.visitor, { ...documents(), ...counted(REPORTS_PER_HOUR + 1) }))
    await forget()
    const { request, status } = requestPair(CODE)
    const both = { [`requests/${CODE}`]: request, [`request_status/${CODE}`]: status }
    await expectDenied(commit(people.visitor, { ...documents(), ...both, ...counted() }))
    await commit(people.visitor, { ...both, ...counted() })
    await expectDenied(commit(people.visitor, { ...documents(), ...counted(2) }))
    await project.store({ [`requests/${CODE}`]: null, [`request_status/${CODE}`]: null })
    await forget()
    const { report, progress } = pair(CODE)
    const reported = { [reportAt(CODE)]: report, [progressAt(CODE)]: progress }
    await expectDenied(commit(people.visitor, { ...documents(), ...reported, ...counted() }))
  })

  it('cannot forge a number, a decision, a time, an author or a field that functions copy', async () => {
    const forged: DocumentData[] = [
      { register: '001/KEBERATAN/2026' },
      { state: 'Diterima seluruhnya' },
      { steps: [{ kind: 'kabul' }] },
      { closedAt: earlier },
      { receivedAt: earlier },
      { id: OTHER_CODE },
      { date: 'kemarin' },
      { name: 'Asep' },
    ]
    await expectEachDenied(forged, (changes) => sends(changes))
    await expectEachDenied(forged, (changes) => sends({}, changes))
    await expectEachDenied(
      [{ anonymised: true }, { updatedBy: 'admin' }, { updatedAt: earlier }, { about: null }],
      (changes) => sends(changes),
    )
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
    await (isAccepted ? sends(changes) : expectDenied(sends(changes)))
    const { objection } = objectionPair(CODE)
    expect(v.safeParse(objectionInput, { ...objection, ...changes }).success).toBe(isAccepted)
  })

  it('requires every field', async () => {
    const { objection } = objectionPair(CODE)
    for (const field of Object.keys(objection))
      await expectDenied(
        commit(people.visitor, {
          ...documents(),
          ...counted(),
          [OBJECTION]: without(objection, field),
        }),
      )
  })
})
