import { deleteField, doc, Timestamp, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { expectDenied } from '../../support/rules'
import { CODE, DESK, EVERYONE, pair, progressAt, setupComplaints, stepBy } from './complaints'

/* The copy of the original report in a duplicate, which only a function writes. */

const { project, people, reports, storeReport, records } = setupComplaints(
  'demo-complaints-original',
)

const original = { status: 'Selesai', receivedAt: Timestamp.now(), closedAt: Timestamp.now() }

describe.each(EVERYONE)('the copy of the original report, for %s', (uid) => {
  it('cannot be sent with a new report', async () => {
    await expectDenied(reports(uid, pair(CODE, undefined, { progress: { original } })))
  })

  it('cannot be added, changed or removed', async () => {
    const { progress } = await storeReport('Duplikat')
    const stored = doc(people[uid].firestore, progressAt(CODE))
    await expectDenied(updateDoc(stored, { original }))
    await project.store({ [progressAt(CODE)]: { ...progress, original } })
    await expectDenied(updateDoc(stored, { 'original.status': 'Baru' }))
    await expectDenied(updateDoc(stored, { original: deleteField() }))
  })
})

it.each(DESK)('must stay unchanged in an update by %s', async (uid) => {
  const stored = await storeReport('Duplikat')
  const progress = { ...stored.progress, original }
  await project.store({ [progressAt(CODE)]: progress })
  const step = stepBy(uid, { ...stored, progress }, { to: 'Diproses', reply: 'Dibuka lagi.' })
  await expectDenied(records(uid, { ...step, progress: { ...step.progress, original: null } }))
  await records(uid, step)
})
