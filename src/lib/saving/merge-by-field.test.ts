import { expect, it } from 'vitest'
import { Conflict } from './conflict'
import { mergeByField } from './merge-by-field'

interface Place {
  name: string
  latitude: number
  longitude: number
}

const BASE: Place = { name: 'Balai', latitude: -6, longitude: 107 }
const OTHER = { updatedBy: 'budi', updatedAt: '2026-11-22T03:00:00Z' }

const merge = (mine: Partial<Place>, now: Partial<Place>, stored = OTHER, attempts: Place[] = []) =>
  mergeByField<Place>(
    {
      ...{ base: BASE, wanted: { ...BASE, ...mine }, now: { ...BASE, ...now } },
      ...{ stored, actor: 'siti', attempts },
    },
    { groups: [['latitude', 'longitude']] },
  )

it.each<[string, Partial<Place>, Partial<Place>, Partial<Place>]>([
  ['changes by one user only', { name: 'Kantor' }, { latitude: -7 }, { name: 'Kantor' }],
  ['equal changes', { name: 'Kantor' }, { name: 'Kantor' }, {}],
])('merges %s', (_, mine, theirs, writes) => {
  expect(merge(mine, theirs)).toEqual(writes)
})

it.each<[Partial<Place>, Partial<Place>, (keyof Place)[]]>([
  [{ name: 'Kantor' }, { name: 'Aula', latitude: -7 }, ['name']],
  [{ latitude: -8 }, { longitude: 108 }, ['latitude', 'longitude']],
])('reports a conflict for different changes: %j and %j', (mine, theirs, fields) => {
  const theirSave = { by: 'budi', at: OTHER.updatedAt }
  const conflict = new Conflict<Place>({ ...BASE, ...theirs }, fields, theirSave)
  expect(() => merge(mine, theirs)).toThrow(conflict)
})

it('overwrites an earlier attempt of the same user, but reports the same change by another user as a conflict', () => {
  const attempt = { ...BASE, name: 'Aula' }
  const own = { ...OTHER, updatedBy: 'siti' }
  expect(merge({ name: 'Kantor' }, attempt, own, [attempt])).toEqual({ name: 'Kantor' })
  expect(() => merge({ name: 'Kantor' }, attempt, OTHER, [attempt])).toThrow(Conflict)
})

it('stores all changes if the document does not exist', () => {
  const wanted = { ...BASE, name: 'Kantor' }
  const sides = { base: BASE, wanted, now: null, stored: null, actor: 'siti', attempts: [] }
  expect(mergeByField<Place>(sides)).toEqual({ name: 'Kantor' })
})
