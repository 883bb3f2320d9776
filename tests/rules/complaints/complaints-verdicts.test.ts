import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
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
import { commit, expectDenied, isAllowed } from '../../support/rules'
import { earlier } from '../content'
import type { Name } from '../people'
import {
  CODE,
  DESK,
  EVERYONE,
  NEVER_SENT,
  OTHER_CODE,
  pair,
  progressAt,
  reportAt,
  setupComplaints,
  stepBy,
  STRANGERS,
  tomorrow,
  verdict,
  verdictAt,
} from './complaints'

/*
 * Answer to whether a closed report is really done: one per report, by anyone with the code, while
 * a function allows it.
 */

const { project, people, reports, storeReport, records } = setupComplaints(
  'demo-complaints-verdicts',
)

let progress: DocumentData

/** Stores a report that can be answered. `changes` apply to its status document. */
async function close(changes: DocumentData = {}) {
  const stored = await storeReport('Selesai')
  progress = { ...stored.progress, verdictUntil: tomorrow(), ...changes }
  await project.store({ [progressAt(CODE)]: progress, [verdictAt(CODE)]: null })
  return { ...stored, progress }
}
beforeEach(() => close())

/** Writes both documents of an answer in one batch, or one of them. */
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
const lists = (uid: Name) =>
  getDocs(query(collection(people[uid].firestore, 'complaint_verdicts'), limit(1)))

describe.each(EVERYONE)('an answer by %s', (uid) => {
  it.each(VERDICTS)('can be %s, once', async (answer) => {
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

  it('cannot be part of a new report', async () => {
    for (const brought of [{ verdict: 'ya' }, { verdictUntil: tomorrow() }])
      await expectDenied(
        reports(uid, pair(OTHER_CODE, undefined, { progress: brought }), OTHER_CODE),
      )
  })

  it('cannot be allowed or disallowed', async () => {
    const shown = doc(people[uid].firestore, progressAt(CODE))
    await expectDenied(updateDoc(shown, { verdictUntil: deleteField() }))
    await expectDenied(updateDoc(shown, { verdictUntil: Timestamp.fromMillis(4e12) }))
    await close({ verdictUntil: earlier })
    await expectDenied(
      answers(uid, { ...verdict(), progress: { verdict: 'belum', verdictUntil: tomorrow() } }),
    )
  })
})

describe('an answer', () => {
  it('fails after its deadline', async () => {
    await close({ verdictUntil: earlier })
    await expectDenied(answers('visitor'))
  })

  it('fails unless a function allows it', async () => {
    const { verdictUntil: _, ...others } = progress
    progress = others
    await project.store({ [progressAt(CODE)]: progress })
    await expectDenied(answers('visitor'))
  })

  it.each(COMPLAINT_STATUSES)('depends on whether the report is closed: %s', async (status) => {
    await close({ status })
    expect(await isAllowed(answers('visitor'))).toBe(status === 'Selesai')
  })

  it('fails for a code without a report', async () => {
    await expectDenied(answers('visitor', verdict('belum', undefined, NEVER_SENT), NEVER_SENT))
    await expectDenied(
      commit(people.visitor, {
        [verdictAt(NEVER_SENT)]: verdict('ya', '', NEVER_SENT).verdict,
      }),
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

  it.each<[string, DocumentData]>([
    ['the code of another report', { id: OTHER_CODE }],
    ['another word', { answer: 'mungkin' }],
    ['a client timestamp', { receivedAt: earlier }],
    ['an additional field', { name: 'Ujang' }],
    ['no text as its reason', { reason: ['Lampunya masih padam.'] }],
  ])('cannot have %s', async (_, change) => {
    const { verdict: own, progress: shown } = verdict()
    const changed = { ...own, ...change }
    await expectDenied(
      answers('visitor', {
        verdict: changed,
        progress: 'answer' in change ? { verdict: change['answer'] as string } : shown,
      }),
    )
  })

  it.each(['id', 'answer', 'reason', 'receivedAt'])('must have the field %s', async (field) => {
    const { verdict: own, progress: shown } = verdict()
    const { [field]: _, ...rest } = own
    await expectDenied(answers('visitor', { verdict: rest, progress: shown }))
  })

  it.each([
    0,
    1,
    VERDICT_REASON_MIN - 1,
    VERDICT_REASON_MIN,
    LIMITS.verdictReason,
    LIMITS.verdictReason + 1,
  ])('can have a reason of %d characters if the schema allows it', async (length) => {
    for (const answer of VERDICTS) {
      await close()
      const reason = 'a'.repeat(length)
      expect(await isAllowed(answers('visitor', verdict(answer, reason)))).toBe(
        v.is(verdictInput, { answer, reason }),
      )
    }
  })

  it('needs a reason that is not blank', async () => {
    await expectDenied(answers('visitor', verdict('belum', ' '.repeat(20))))
  })
})

describe('the reason of an answer', () => {
  beforeEach(() => answers('visitor'))

  it.each(DESK)('can be read by %s', async (uid) => {
    expect((await gets(uid, verdictAt(CODE))).get('reason')).toBe('Lampunya masih padam.')
    expect((await lists(uid)).size).toBe(1)
  })

  it.each(STRANGERS)('cannot be read by %s', async (uid) => {
    await expectDenied(gets(uid, verdictAt(CODE)))
    await expectDenied(gets(uid, verdictAt(NEVER_SENT)))
    await expectDenied(lists(uid))
  })
})

it.each(DESK)('lets %s reopen an answered report and keeps the answer', async (uid) => {
  const stored = await close({ verdict: 'belum' })
  const step = stepBy(uid, stored, { to: 'Diproses', reply: 'Kami periksa lagi.' })
  await expectDenied(records(uid, { ...step, progress: { ...step.progress, verdict: 'ya' } }))
  await records(uid, step)
})

it('does not let an answer reopen a report in the same batch', async () => {
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

it('requires the server time for an answer', async () => {
  await answers('visitor', {
    ...verdict(),
    verdict: { ...verdict().verdict, receivedAt: serverTimestamp() },
  })
})
