import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Official } from '@/domain/officials/official-schema'
import { contentList } from '@/lib/query/content'
import { officialDoubts } from './official-doubts'

const HEAD = { id: '1', name: 'Maman', position: 'Kepala Desa', ishead: null }

function doubtsOf(values: object, itemId = '2') {
  const client = new QueryClient()
  client.setQueryData(contentList('apparatus').options.queryKey, [HEAD as Official])
  return officialDoubts({ name: 'Rudi', ishead: null, ...values }, { client, itemId })
}

it.each([
  ...['Pj. Kepala Desa', 'Plt Kades', 'Penjabat Kepala Desa Sukamaju', 'Kepala Kampung'],
  ...['Keuchik', 'Geuchik', 'Wali Nagari', 'Lurah', 'Perbekel'],
])('officialDoubts asks whether %s is the village head', (position) => {
  const [doubt] = doubtsOf({ position })
  expect(doubt?.title).toBe('Apakah Rudi kepala desa?')
  expect(doubt?.corrections).toMatchObject([{ values: { ishead: true } }])
  expect(doubtsOf({ position, ishead: false })).toEqual([])
})

it.each(['Sekretaris Lurah', 'Kepala Dusun', 'Mantan Kepala Desa', 'Istri Kepala Desa', ''])(
  'officialDoubts asks nothing about the position “%s”',
  (position) => {
    expect(doubtsOf({ position })).toEqual([])
  },
)

it.each([{ position: 'kepala desa' }, { position: 'Keuchik', ishead: true }])(
  'officialDoubts asks about a second village head: %j',
  (values) => {
    expect(doubtsOf(values)).toMatchObject([
      {
        title: 'Maman sudah tercatat sebagai kepala desa',
        corrections: [{ values: { ishead: false } }],
      },
    ])
    expect(doubtsOf(values, HEAD.id)).toEqual([])
  },
)
