import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { settingsDoubts, yearLinesQuery } from './settings-doubts'

const BASE = {
  latitude: '-7.1586',
  longitude: '107.9142',
  time_zone: 'Asia/Jakarta',
  regency: 'Kabupaten Garut',
  province: 'Jawa Barat',
  budget_year: '2026',
}

function corrections(values: object, lines?: number) {
  const client = new QueryClient()
  client.setQueryData(yearLinesQuery('2027').queryKey, lines)
  return settingsDoubts({ ...BASE, ...values }, BASE, client).map(({ corrections = [] }) =>
    corrections.map(({ values }) => values),
  )
}

it.each([
  [{ latitude: '6,2' }, [{ latitude: '-6.2' }]],
  [{ latitude: '6.2', province: '' }, [{ latitude: '-6.2' }]],
  [{ latitude: '7.1586' }, [{ latitude: '-7.1586' }]],
  [{ latitude: '3.5', province: 'Bali', longitude: '115' }, [{ latitude: '-3.5' }]],
  [{ longitude: '-107.9142' }, [{ longitude: '107.9142' }]],
  [{ latitude: '107.9', longitude: '-7.1' }, [{ latitude: '-7.1', longitude: '107.9' }]],
  [{ latitude: '51.5', longitude: '0.1' }, []],
])('settingsDoubts asks about the place %j and suggests %j', (values, proposed) => {
  expect(corrections(values)).toEqual([proposed])
})

it.each([
  [{ longitude: '121.2', province: 'Sulawesi Selatan' }, ['Asia/Makassar']],
  [{ longitude: '140.7', province: 'Papua' }, ['Asia/Jayapura']],
  [{ time_zone: 'Asia/Makassar' }, ['Asia/Jakarta']],
  [{ time_zone: 'Asia/Jayapura' }, ['Asia/Jakarta']],
])('settingsDoubts asks about the time zone of %j and suggests %j', (values, zones) => {
  expect(corrections(values)).toEqual([zones.map((time_zone) => ({ time_zone }))])
})

it.each([
  {},
  { latitude: '', longitude: '' },
  { latitude: '5.55', longitude: '95.32', province: 'Aceh' },
  { latitude: '3.3', longitude: '117.6', time_zone: 'Asia/Makassar', province: 'Kalimantan Utara' },
  { latitude: '-0.03', longitude: '109.33', province: 'Kalimantan Barat' },
  { latitude: '-8.65', longitude: '115.2', time_zone: 'Asia/Makassar', province: 'Bali' },
  { latitude: '-7.9', longitude: '125.5', time_zone: 'Asia/Makassar', province: 'NTT' },
  { latitude: '1.5', longitude: '128', time_zone: 'Asia/Jayapura', province: 'Maluku Utara' },
  { regency: 'Kota Bandung' },
  { regency: '' },
])('settingsDoubts returns no question for %j', (values) => {
  expect(corrections(values)).toEqual([])
})

it('settingsDoubts asks whether a name without prefix is a regency or a city', () => {
  expect(corrections({ regency: 'Bandung' })).toEqual([
    [{ regency: 'Kabupaten Bandung' }, { regency: 'Kota Bandung' }],
  ])
})

it('settingsDoubts asks about a budget year that has no budget lines', () => {
  expect(corrections({ budget_year: '2027' }, 0)).toEqual([[{ budget_year: '2026' }]])
  expect(corrections({ budget_year: '2027' }, 12)).toEqual([])
})
