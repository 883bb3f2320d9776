import * as v from 'valibot'
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from './settings'
import { settings } from './settings-schema'

it('returns defaults while nothing is stored', () => {
  expect(v.parse(settings, {})).toEqual(DEFAULT_SETTINGS)
})

it('returns the valid fields even if another field is invalid', () => {
  const stored = { village_name: 'Desa Sukamaju', show_youtube: 'ya', latitude: 91 }
  expect(v.parse(settings, stored)).toEqual({ ...DEFAULT_SETTINGS, village_name: 'Desa Sukamaju' })
})

it('converts settings with the same hours for all days, unless hours for each day are stored', () => {
  const former = { service_days: [1, 3], service_opens: '09:00', service_closes: '12:30' }
  const converted = ['09:00-12:30', '', '09:00-12:30', '', '', '', '']
  expect(v.parse(settings, former).service_hours).toEqual(converted)
  const service_hours = ['08:00-15:00', '', '', '', '08:00-11:30', '', '']
  expect(v.parse(settings, { ...former, service_hours })).toMatchObject({ service_hours })
})

it.each([
  [{ service_days: [1], service_opens: 'pagi', service_closes: '12:30' }],
  [{ service_days: [], service_opens: '09:00', service_closes: '12:30' }],
  [{ service_days: [1], service_opens: '12:00', service_closes: '09:00' }],
  [{ service_hours: ['08:00-15:00'] }],
])('uses the default hours for the stored value %j', (stored) => {
  expect(v.parse(settings, stored)).toEqual(DEFAULT_SETTINGS)
})
