import { beforeEach, expect, it, vi } from 'vitest'
import { documents, put, reset } from '@/lib/firebase/__mocks__/writes'
import { saveIntake } from './intake-settings'

vi.mock('@/lib/firebase/writes')

const PATH = 'site_settings/1'
const BEFORE = { complaints_open: true, answer_days: 5 }
const stored = () => documents.get(PATH)

beforeEach(() => {
  reset()
  put(PATH, { village_name: 'Desa Sukamaju', answer_days: 5, updatedBy: 'budi' })
})

it('saveIntake stores a setting, but does not overwrite a later change by another user', async () => {
  await saveIntake(BEFORE, { answer_days: 6 }, 'siti')
  expect(stored()).toMatchObject({ answer_days: 6, updatedBy: 'siti' })
  put(PATH, { answer_days: 10, updatedBy: 'budi' })
  await expect(saveIntake(BEFORE, { answer_days: 7 }, 'siti')).rejects.toThrow(
    'Orang lain baru saja mengubahnya.',
  )
  expect(stored()).toMatchObject({ answer_days: 10 })
})
