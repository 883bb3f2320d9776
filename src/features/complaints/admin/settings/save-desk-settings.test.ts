import { beforeEach, expect, it, vi } from 'vitest'
import type { DeskSettings } from '@/domain/complaints/desk-settings-schema'
import { documents, next, put, reset } from '@/lib/firebase/__mocks__/writes'
import { saveDeskSettings } from './save-desk-settings'

vi.mock('@/lib/firebase/writes')

const BEFORE: DeskSettings = {
  templates: [{ title: 'Diterima', text: 'Terima kasih.' }],
  recipients: ['kantor@desa.example'],
  telegramChat: '',
  anonymiseAfterMonths: 12,
}
const PATH = 'desk_settings/1'
const stored = () => documents.get(PATH)
const save = (changes: Partial<DeskSettings>, attempts: DeskSettings[] = []) =>
  saveDeskSettings(BEFORE, { ...BEFORE, ...changes }, attempts, 'siti')
beforeEach(() => {
  reset()
  put(PATH, { ...BEFORE, updatedBy: 'budi' })
})

it('saveDeskSettings stores all fields in the first save', async () => {
  documents.clear()
  await save({ telegramChat: '@desa' })
  expect(stored()).toMatchObject({ telegramChat: '@desa', updatedBy: 'siti' })
})

it('saveDeskSettings succeeds when it is repeated after a lost response', async () => {
  next.lostAnswer = true
  await expect(save({ telegramChat: '@desa' })).rejects.toThrow(
    'Gagal menyimpan pengaturan: Tidak ada jaringan.',
  )
  const first = stored()
  await save({ telegramChat: '@desa' })
  expect(stored()).toEqual(first)
})

it('saveDeskSettings does not treat the result of an earlier attempt from the same form as a conflict', async () => {
  const attempt = { ...BEFORE, telegramChat: '@desa' }
  put(PATH, { ...BEFORE, ...attempt, updatedBy: 'siti' })
  await save({ telegramChat: '@desa_baru' }, [attempt])
  expect(stored()).toMatchObject({ telegramChat: '@desa_baru' })
})

it('saveDeskSettings preserves the stored retention period, even an invalid one, if the input omits it', async () => {
  const { templates, recipients } = BEFORE
  const wanted = { templates, recipients, telegramChat: '@desa' }
  for (const anonymiseAfterMonths of [24, 'dua belas']) {
    put(PATH, { ...BEFORE, anonymiseAfterMonths, updatedBy: 'budi' })
    await saveDeskSettings(BEFORE, wanted, [], 'siti')
    expect(stored()).toMatchObject({ telegramChat: '@desa', anonymiseAfterMonths })
  }
})

it('saveDeskSettings replaces invalid stored values and preserves valid ones', async () => {
  const [template] = BEFORE.templates
  put(PATH, { ...BEFORE, templates: [5, template], recipients: [5], updatedBy: 'budi' })
  await save({ telegramChat: '@desa' })
  expect(stored()).toMatchObject({ templates: [template], recipients: [], telegramChat: '@desa' })
})
