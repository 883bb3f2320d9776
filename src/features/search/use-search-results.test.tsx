import { renderHook, waitFor } from '@testing-library/react'
import { useEffect, useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { searchTerm } from '@/domain/search/search-term'
import { contentKeys } from '@/lib/query/content-keys'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { useDeviceIndex } from './use-search-results'

const list = (name: 'agenda' | 'umkm', title: string) =>
  [contentKeys.list(name, 48), [{ id: title, title, name: title }]] as const

it.each([
  ['before the index exists', useLayoutEffect],
  ['as soon as the index exists', useEffect],
])('useDeviceIndex indexes content that arrives %s', async (_, useMoment) => {
  const client = testClient()
  client.setQueryData(...list('agenda', 'Panen raya'))
  const { result } = renderHook(
    () => {
      // Runs before the effects of the hook under test, because effects run in order.
      useMoment(() => void client.setQueryData(...list('umkm', 'Kopi')), [])
      return useDeviceIndex()
    },
    { wrapper: insideSite({ client }) },
  )
  await waitFor(() => expect(result.current.index?.find(searchTerm('kopi'))).toHaveLength(1))
  expect(result.current.index?.find(searchTerm('panen'))).toHaveLength(1)
  expect(result.current.isBehind).toBe(false)
})
