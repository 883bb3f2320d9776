import { doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { expect, it } from 'vitest'
import { removeExpired } from '../../../functions/src/content/remove-expired'
import { binPath } from '../../../src/domain/bin/bin'
import { BIN_DAYS, binId } from '../../../src/domain/bin/bin-schema'
import { setupServices } from '../services'
import { setupVillage } from '../village'

const { firestore } = setupServices()
const village = setupVillage()

const NOW = new Date('2026-11-21T20:00:00Z')
const DAYS = 86_400_000

function entry(deletedAt: Date) {
  const id = crypto.randomUUID()
  return { collection: 'news', id, data: { id }, deletedBy: 'editor', deletedAt }
}

it('deletes documents after thirty days, and nothing else', async () => {
  expect(BIN_DAYS).toBe(30)
  const old = entry(new Date(NOW.getTime() - 30 * DAYS - 1))
  const young = entry(new Date(NOW.getTime() - 30 * DAYS + 1))
  for (const each of [old, young]) await firestore.doc(binPath('news', each.id)).set(each)
  await removeExpired({ firestore }, NOW)
  const left = await firestore.collection('bin').get()
  expect(left.docs.map(({ id }) => id)).toEqual([binId('news', young.id)])
})

it('runs on the schedule', async () => {
  const old = entry(new Date(Date.now() - 31 * DAYS))
  const reference = doc(village.firestore, 'bin', binId('news', old.id))
  await setDoc(reference, old)
  await village.run('bin-empty')
  expect((await getDoc(reference)).exists()).toBe(false)
})
