import { deleteField, doc, Timestamp, updateDoc } from 'firebase/firestore/lite'
import { it } from 'vitest'
import { expectDenied, expectEachDenied } from '../../support/rules'
import { CODE, EVERYONE, pair, progressAt, setupComplaints, stepBy } from './complaints'

/* The copy of the original report in a duplicate, which only a function writes. */

const { project, people, reports, storeReport, records } = setupComplaints(
  'demo-complaints-original',
)

const original = { status: 'Selesai', receivedAt: Timestamp.now(), closedAt: Timestamp.now() }

it('cannot be sent, added, changed or removed by anybody', async () => {
  await expectEachDenied(EVERYONE, (uid) =>
    reports(uid, pair(CODE, undefined, { progress: { original } })),
  )
  const { progress } = await storeReport('Duplikat')
  for (const uid of EVERYONE) {
    const stored = doc(people[uid].firestore, progressAt(CODE))
    await project.store({ [progressAt(CODE)]: progress })
    await expectDenied(updateDoc(stored, { original }), uid)
    await project.store({ [progressAt(CODE)]: { ...progress, original } })
    await expectDenied(updateDoc(stored, { 'original.status': 'Baru' }), uid)
    await expectDenied(updateDoc(stored, { original: deleteField() }), uid)
  }
})

it('must stay unchanged in an update by the desk', async () => {
  const stored = await storeReport('Duplikat')
  const progress = { ...stored.progress, original }
  await project.store({ [progressAt(CODE)]: progress })
  const step = stepBy('petugas', { ...stored, progress }, { to: 'Diproses', reply: 'Dibuka lagi.' })
  const other = { ...step.progress, original: null }
  await expectDenied(records('petugas', { ...step, progress: other }))
  await records('petugas', step)
})
