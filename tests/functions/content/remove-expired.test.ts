import { doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { expect, it } from 'vitest'
import { removeExpired } from '../../../functions/src/content/remove-expired'
import { setupServices } from '../services'
import { setupVillage } from '../village'

const { firestore } = setupServices()
const village = setupVillage()

const NOW = new Date('2026-11-21T20:00:00Z')
const DAYS = 86_400_000

it.each([
  ['bin', 'deletedAt', 30],
  ['versions', 'replacedAt', 90],
  ['push_subscriptions', 'renewedAt', 365],
  ['push_messages', 'at', 7],
])('deletes documents of %s whose %s is more than %i days ago', async (name, field, days) => {
  for (const [id, age] of Object.entries({ old: days * DAYS + 1, young: days * DAYS - 1 }))
    await firestore.doc(`${name}/${id}`).set({ [field]: new Date(NOW.getTime() - age) })
  await removeExpired({ firestore }, NOW)
  expect((await firestore.collection(name).get()).docs.map(({ id }) => id)).toEqual(['young'])
})

it('deletes an expired bin entry through the nightly schedule', async () => {
  const reference = doc(village.firestore, 'bin', `news-${crypto.randomUUID()}`)
  await setDoc(reference, { collection: 'news', deletedAt: new Date(Date.now() - 31 * DAYS) })
  await village.run('every-night')
  expect((await getDoc(reference)).exists()).toBe(false)
})
