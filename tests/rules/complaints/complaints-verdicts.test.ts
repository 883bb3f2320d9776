import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  COMPLAINT_STATUSES,
  VERDICT_REASON_MIN,
  VERDICTS,
} from '../../../src/domain/complaints/complaint'
import { verdictInput } from '../../../src/domain/complaints/complaint-verdict-schema'
import { LIMITS } from '../../../src/domain/limits'
import { commit, expectDenied, expectEachDenied, isAllowed } from '../../support/rules'
import { earlier, without } from '../content'
import type { Name } from '../people'
import {
  CODE,
  DESK,
  EVERYONE,
  NEVER_SENT,
  OTHER_CODE,
  progressAt,
  reportAt,
  setupComplaints,
  stepBy,
  tomorrow,
  verdict,
  verdictAt,
} from './complaints'

/* Verdicts of anyone with the code on whether a closed report is really solved. */

const { project, people, storeReport, records } = setupComplaints('demo-complaints-verdicts')

let progress: DocumentData

async function close(changes: DocumentData = {}) {
  const stored = await storeReport('Selesai')
  progress = { ...stored.progress, verdictUntil: tomorrow(), ...changes }
  await project.store({ [progressAt(CODE)]: progress, [verdictAt(CODE)]: null })
  return { ...stored, progress }
}
beforeEach(() => close())

const answers = (
  uid: Name,
  half: { verdict?: DocumentData; progress?: DocumentData } = verdict(),
  id = CODE,
) =>
  commit(people[uid], {
    ...(half.verdict && { [verdictAt(id)]: half.verdict }),
    ...(half.progress && { [progressAt(id)]: { ...progress, ...half.progress } }),
  })

const gets = (uid: Name, path: string) => getDoc(doc(people[uid].firestore, path))

describe.each(EVERYONE)('a verdict given by %s', (uid) => {
  it.each(VERDICTS)('can be %s, but only once', async (answer) => {
    await answers(uid, verdict(answer))
    progress = (await gets(uid, progressAt(CODE))).data()!
    expect(progress['verdict']).toBe(answer)
    for (const other of VERDICTS) await expectDenied(answers(uid, verdict(other)))
  })

  it('cannot be changed or removed', async () => {
    const { verdict: stored } = verdict()
    await project.store({
      [verdictAt(CODE)]: { ...stored, receivedAt: earlier },
      [progressAt(CODE)]: { ...progress, verdict: 'belum' },
    })
    const [own, shown] = [verdictAt, progressAt].map((at) => doc(people[uid].firestore, at(CODE)))
    for (const change of [{ reason: 'Ternyata sudah menyala.' }, { answer: 'ya' }])
      await expectDenied(updateDoc(own!, change))
    await expectDenied(deleteDoc(own!))
    for (const other of ['ya', deleteField()])
      await expectDenied(updateDoc(shown!, { verdict: other }))
  })

  it('cannot have its deadline changed or removed', async () => {
    const shown = doc(people[uid].firestore, progressAt(CODE))
    await expectDenied(updateDoc(shown, { verdictUntil: deleteField() }))
    await expectDenied(updateDoc(shown, { verdictUntil: Timestamp.fromMillis(4e12) }))
    await close({ verdictUntil: earlier })
    await expectDenied(
      answers(uid, { ...verdict(), progress: { verdict: 'belum', verdictUntil: tomorrow() } }),
    )
  })
})

describe('a verdict', () => {
  it('is rejected after the deadline, and before a function has set a deadline', async () => {
    await close({ verdictUntil: earlier })
    await expectDenied(answers('visitor'))
    const { verdictUntil: _, ...others } = progress
    progress = others
    await project.store({ [progressAt(CODE)]: progress })
    await expectDenied(answers('visitor'))
  })

  it('requires a closed report', async () => {
    for (const status of COMPLAINT_STATUSES) {
      await close({ status })
      expect([status, await isAllowed(answers('visitor'))]).toEqual([status, status === 'Selesai'])
    }
  })

  it('requires the tracking code of a stored report', async () => {
    await expectDenied(answers('visitor', verdict('belum', undefined, NEVER_SENT), NEVER_SENT))
    await expectDenied(
      commit(people.visitor, { [verdictAt(NEVER_SENT)]: verdict('ya', '', NEVER_SENT).verdict }),
    )
  })

  it('must be in both documents', async () => {
    const { verdict: own, progress: shown } = verdict()
    await expectDenied(answers('visitor', { verdict: own }))
    await expectDenied(answers('visitor', { progress: shown }))
    await expectDenied(answers('visitor', { verdict: own, progress: { verdict: 'ya' } }))
    await expectDenied(answers('visitor', { verdict: { ...own, answer: 'ya' }, progress: shown }))
    await answers('visitor')
  })

  it('cannot change other fields of the status document', async () => {
    for (const other of [
      { status: 'Diproses' },
      { category: 'lainnya' },
      { replies: {} },
      { lastReply: '' },
      { catatan: 'a' },
    ])
      await expectDenied(
        answers('visitor', { ...verdict(), progress: { verdict: 'belum', ...other } }),
      )
  })

  it('must have all fields with valid values, and no other fields', async () => {
    const { verdict: own, progress: shown } = verdict()
    await expectEachDenied<DocumentData>(
      [
        { id: OTHER_CODE },
        { receivedAt: earlier },
        { name: 'Ujang' },
        { reason: ['Lampunya masih padam.'] },
      ],
      (change) => answers('visitor', { verdict: { ...own, ...change }, progress: shown }),
    )
    const word = { verdict: { ...own, answer: 'mungkin' }, progress: { verdict: 'mungkin' } }
    await expectDenied(answers('visitor', word))
    await expectEachDenied(['id', 'answer', 'reason', 'receivedAt'], (field) =>
      answers('visitor', { verdict: without(own, field), progress: shown }),
    )
  })

  it('requires a reason that is not blank and not longer than in the schema', async () => {
    const [least, most] = [VERDICT_REASON_MIN, LIMITS.verdictReason]
    for (const length of [0, 1, least - 1, least, most, most + 1])
      for (const answer of VERDICTS) {
        await close()
        const reason = 'a'.repeat(length)
        expect(
          await isAllowed(answers('visitor', verdict(answer, reason))),
          `${answer} ${length}`,
        ).toBe(v.is(verdictInput, { answer, reason }))
      }
    await close()
    await expectDenied(answers('visitor', verdict('belum', ' '.repeat(20))))
  })
})

it.each(DESK)('lets %s reopen a report with a verdict and keep the verdict', async (uid) => {
  const stored = await close({ verdict: 'belum' })
  const step = stepBy(uid, stored, { to: 'Diproses', reply: 'Kami periksa lagi.' })
  await expectDenied(records(uid, { ...step, progress: { ...step.progress, verdict: 'ya' } }))
  await records(uid, step)
})

it('does not let a verdict reopen a report in the same batch', async () => {
  const stored = await close()
  const step = stepBy('petugas', stored, { to: 'Diproses' })
  await expectDenied(
    commit(people.petugas, {
      [verdictAt(CODE)]: verdict().verdict,
      [reportAt(CODE)]: step.report,
      [progressAt(CODE)]: { ...step.progress, verdict: 'belum' },
      [`${reportAt(CODE)}/history/${String(step.entry['id'])}`]: step.entry,
    }),
  )
})
