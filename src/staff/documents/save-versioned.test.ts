import { beforeEach, expect, it, vi } from 'vitest'
import { documents, next, put, reset } from '@/lib/firebase/__mocks__/writes'
import { Conflict } from '@/lib/saving/conflict'
import { saveVersioned } from './save-versioned'

vi.mock('@/lib/firebase/writes')

const path = 'budget_years/2027'
const FIELDS = { stage: 'murni', perdes: '', asof: '2027-01-01', year: 2027 }
const CHANGED = { ...FIELDS, stage: 'perubahan' }
const stored = () => documents.get(path)

const saves = (fields: object, version: string, attempts: object[] = []) =>
  saveVersioned({ path, fields, version, actor: 'siti', attempts })

beforeEach(reset)

it('creates a document that does not exist yet', async () => {
  await saves(FIELDS, '')
  expect(stored()).toMatchObject({ ...FIELDS, updatedBy: 'siti' })
})

it('writes nothing on a retry after a lost response, but overwrites the result of its own earlier attempt if the input has changed', async () => {
  next.lostAnswer = true
  await expect(saves(FIELDS, '')).rejects.toBeDefined()
  const first = stored()
  await saves(FIELDS, '', [FIELDS])
  expect(stored()).toBe(first)
  await saves(CHANGED, '', [FIELDS])
  expect(stored()).toMatchObject(CHANGED)
})

it.each(['budi', 'siti'])('does not overwrite a newer version saved by %s', async (updatedBy) => {
  put(path, { ...FIELDS, perdes: '3 Tahun 2027', updatedBy })
  const conflict = saves(CHANGED, 'earlier')
  await expect(conflict).rejects.toBeInstanceOf(Conflict)
  await expect(conflict).rejects.toMatchObject({ by: updatedBy, theirs: { stage: 'murni' } })
  expect(stored()).toMatchObject({ stage: 'murni', perdes: '3 Tahun 2027' })
})

it('overwrites the version that the user opened', async () => {
  put(path, { ...FIELDS, updatedBy: 'budi' })
  await saves(CHANGED, String(stored()?.['updatedAt']))
  expect(stored()).toMatchObject(CHANGED)
})
