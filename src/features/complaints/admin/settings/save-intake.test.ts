import { beforeEach, expect, it, vi } from 'vitest'
import { documents, put, reset } from '@/lib/firebase/__mocks__/writes'
import { saveIntake } from './save-intake'

vi.mock('@/lib/firebase/writes')

const PATH = 'site_settings/1'
const stored = () => documents.get(PATH)

beforeEach(() => {
  reset()
  put(PATH, { village_name: 'Desa Sukamaju', answer_days: 5, updatedBy: 'budi' })
})

it('keeps all other settings of the village', async () => {
  await saveIntake('complaints_open', true, false, 'siti')
  expect(stored()).toMatchObject({
    village_name: 'Desa Sukamaju',
    complaints_open: false,
    answer_days: 5,
    updatedBy: 'siti',
  })
})

it('writes nothing if the value is already stored', async () => {
  await saveIntake('answer_days', 7, 5, 'siti')
  expect(stored()).toMatchObject({ updatedBy: 'budi' })
})

it("does not overwrite somebody else's later decision", async () => {
  put(PATH, { answer_days: 10, updatedBy: 'budi' })
  await expect(saveIntake('answer_days', 5, 7, 'siti')).rejects.toThrow(
    'Orang lain baru saja mengubahnya.',
  )
  expect(stored()).toMatchObject({ answer_days: 10 })
})

it('creates the settings of a village that has none', async () => {
  documents.clear()
  await saveIntake('complaints_open', true, false, 'siti')
  expect(stored()).toMatchObject({ complaints_open: false, updatedBy: 'siti' })
})
