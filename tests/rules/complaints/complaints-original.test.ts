import { deleteField, doc, Timestamp, updateDoc } from 'firebase/firestore/lite'
import { it } from 'vitest'
import { expectDenied, expectEachDenied } from '../../support/rules'
import { CODE, EVERYONE, pair, progressAt, setupComplaints, stepBy } from './complaints'

/* Only a function writes the copy of the original report in the status document of a duplicate. */

const { project, people, reports, storeReport, records } = setupComplaints(
  'demo-complaints-original',
)

const original = { status: 'Selesai', receivedAt: Timestamp.now(), closedAt: Timestamp.now() }

it('does not let anybody send, add, change or remove a duplicate’s copy of the original report', async () => {
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

it('requires the desk to keep a duplicate’s copy of the original report', async () => {
  const stored = await storeReport('Duplikat')
  const progress = { ...stored.progress, original }
  await project.store({ [progressAt(CODE)]: progress })
  const step = stepBy('petugas', { ...stored, progress }, { to: 'Diproses', reply: 'Dibuka lagi.' })
  const other = { ...step.progress, original: null }
  await expectDenied(records('petugas', { ...step, progress: other }))
  await records('petugas', step)
})
