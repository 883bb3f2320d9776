import { deleteField, doc, Timestamp, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { expectDenied } from '../../support/rules'
import { CODE, DESK, EVERYONE, pair, progressAt, setupComplaints, stepBy } from './complaints'

/*
 * What a merged report shows of the other is a function's to write.
 */

const { project, people, reports, storeReport, records } = setupComplaints(
  'demo-complaints-original',
)

const original = { status: 'Selesai', receivedAt: Timestamp.now(), closedAt: Timestamp.now() }

describe.each(EVERYONE)('%s', (uid) => {
  it('sends no report that has one', async () => {
    await expectDenied(reports(uid, pair(CODE, undefined, { progress: { original } })))
  })

  it('adds, changes and removes none', async () => {
    const { progress } = await storeReport('Duplikat')
    const stored = doc(people[uid].firestore, progressAt(CODE))
    await expectDenied(updateDoc(stored, { original }))
    await project.store({ [progressAt(CODE)]: { ...progress, original } })
    await expectDenied(updateDoc(stored, { 'original.status': 'Baru' }))
    await expectDenied(updateDoc(stored, { original: deleteField() }))
  })
})

it.each(DESK)('%s steps on, leaving it as it is, and not otherwise', async (uid) => {
  const stored = await storeReport('Duplikat')
  const progress = { ...stored.progress, original }
  await project.store({ [progressAt(CODE)]: progress })
  const step = stepBy(uid, { ...stored, progress }, { to: 'Diproses', reply: 'Dibuka lagi.' })
  await expectDenied(records(uid, { ...step, progress: { ...step.progress, original: null } }))
  await records(uid, step)
})
