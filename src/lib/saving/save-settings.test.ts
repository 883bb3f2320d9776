import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { documents, next, put, reset } from '@/lib/firebase/__mocks__/writes'
import { saveSettings } from './save-settings'

vi.mock('@/lib/firebase/writes')

const PATH = 'site_settings/1'
const BEFORE: Settings = {
  ...DEFAULT_SETTINGS,
  village_name: 'Desa Sukamaju',
  phone: '0260 1234567',
}
const stored = () => documents.get(PATH)
const saveFrom = (base: Settings, changes: Partial<Settings>) =>
  saveSettings({ base, wanted: { ...base, ...changes }, attempts: [], actor: 'siti' })
const save = (changes: Partial<Settings>, attempts: Settings[] = []) =>
  saveSettings({ base: BEFORE, wanted: { ...BEFORE, ...changes }, attempts, actor: 'siti' })
beforeEach(() => {
  reset()
  put(PATH, { ...BEFORE, updatedBy: 'budi' })
})

it('stores the input of a village without settings', async () => {
  documents.clear()
  await save({ phone: '0260 7654321', palette: 'laut' })
  expect(stored()).toEqual({
    phone: '0260 7654321',
    palette: 'laut',
    updatedBy: 'siti',
    updatedAt: expect.any(String) as string,
  })
})

it('overwrites an earlier attempt of the same user without a conflict', async () => {
  const attempt = { ...BEFORE, phone: '0260 7654321' }
  put(PATH, { ...BEFORE, ...attempt, updatedBy: 'siti' })
  await save({ phone: '0260 7654322' }, [attempt])
  expect(stored()).toMatchObject({ phone: '0260 7654322' })
})

it('treats a stored placeholder as an empty field', async () => {
  const form = { ...BEFORE, email: '' }
  await saveFrom(form, { palette: 'laut' })
  expect(stored()).toMatchObject({ email: DEFAULT_SETTINGS.email, palette: 'laut' })
  await saveFrom(form, { email: 'kantor@desa.example' })
  expect(stored()).toMatchObject({ email: 'kantor@desa.example' })
})

it('succeeds when repeated after a lost response', async () => {
  next.lostAnswer = true
  await expect(save({ palette: 'laut' })).rejects.toThrow(
    'Gagal menyimpan pengaturan: Tidak ada jaringan.',
  )
  const first = stored()
  await save({ palette: 'laut' })
  expect(stored()).toEqual(first)
})

it('keeps hours in the old format until a day is changed', async () => {
  const former = { service_days: [1, 2], service_opens: '09:00', service_closes: '12:00' }
  const { service_hours, ...rest } = BEFORE
  const opened = { ...BEFORE, service_hours: ['09:00-12:00', '09:00-12:00', '', '', '', '', ''] }
  put(PATH, { ...rest, ...former, updatedBy: 'budi' })
  await saveFrom(opened, { palette: 'laut' })
  expect(stored()).toMatchObject({ ...former, palette: 'laut' })
  expect(stored()).not.toHaveProperty('service_hours')
  await saveFrom(opened, { service_hours })
  expect(stored()).toMatchObject({ ...former, service_hours })
})

it('replaces an invalid stored field by its default', async () => {
  put(PATH, { ...BEFORE, show_youtube: 'ya', latitude: 91, updatedBy: 'budi' })
  await save({ palette: 'laut' })
  expect(stored()).toMatchObject({ show_youtube: false, latitude: null, palette: 'laut' })
})

it('reports a rejection with the message from the specification', async () => {
  next.refusal = 'permission-denied'
  await expect(save({ palette: 'laut' })).rejects.toThrow(
    /^Gagal menyimpan: ditolak oleh kebijakan keamanan karena data pengaturan masih kosong dan peran Anda tidak memiliki izin INSERT\. Tambahkan dokumen site_settings dengan id=1 secara manual, atau izinkan INSERT untuk admin\.$/,
  )
})
