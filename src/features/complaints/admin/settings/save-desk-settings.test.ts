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
const changedBy = (updatedBy: string, changes: Partial<DeskSettings>) =>
  put(PATH, { ...BEFORE, ...changes, updatedBy })

beforeEach(() => {
  reset()
  put(PATH, { ...BEFORE, updatedBy: 'budi' })
})

it('the first settings of a village are stored whole', async () => {
  documents.clear()
  await save({ telegramChat: '@desa' })
  expect(stored()).toMatchObject({ telegramChat: '@desa', updatedBy: 'siti' })
})

it('what others changed beside it stays', async () => {
  changedBy('budi', { anonymiseAfterMonths: 24 })
  const saved = await save({ telegramChat: '@desa' })
  expect(saved).toMatchObject({ telegramChat: '@desa', anonymiseAfterMonths: 24 })
  expect(stored()).toMatchObject(saved)
})

it('the same changed by two is a conflict, and nothing is stored', async () => {
  const theirs = [{ title: 'Lain', text: 'Lain.' }]
  changedBy('budi', { templates: theirs })
  await expect(save({ templates: [], telegramChat: '@desa' })).rejects.toMatchObject({
    fields: ['templates'],
    theirs: { templates: theirs },
    self: false,
  })
  expect(stored()).toMatchObject({ templates: theirs, telegramChat: '' })
})

it('saved again after a lost answer it is done', async () => {
  next.lostAnswer = true
  await expect(save({ telegramChat: '@desa' })).rejects.toThrow(
    'Gagal menyimpan pengaturan: Tidak ada jaringan.',
  )
  const first = stored()
  await save({ telegramChat: '@desa' })
  expect(stored()).toEqual(first)
})

it('what an own earlier try stored is no conflict', async () => {
  const attempt = { ...BEFORE, telegramChat: '@desa' }
  changedBy('siti', attempt)
  await save({ telegramChat: '@desa_baru' }, [attempt])
  expect(stored()).toMatchObject({ telegramChat: '@desa_baru' })
})

it('petugas save without months, and those that are stored stay, also such as nobody can read', async () => {
  const { templates, recipients } = BEFORE
  const wanted = { templates, recipients, telegramChat: '@desa' }
  for (const anonymiseAfterMonths of [24, 'dua belas']) {
    put(PATH, { ...BEFORE, anonymiseAfterMonths, updatedBy: 'budi' })
    await saveDeskSettings(BEFORE, wanted, [], 'siti')
    expect(stored()).toMatchObject({ telegramChat: '@desa', anonymiseAfterMonths })
  }
})

it('what cannot be read goes with the next saving, and takes nothing else with it', async () => {
  const [template] = BEFORE.templates
  put(PATH, { ...BEFORE, templates: [5, template], recipients: [5], updatedBy: 'budi' })
  await save({ telegramChat: '@desa' })
  expect(stored()).toMatchObject({ templates: [template], recipients: [], telegramChat: '@desa' })
})
