import { focusManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { adminKeys } from '@/lib/query/admin-keys'
import { insideSite, testClient } from '../../../../../tests/support/inside-site'
import { NewerComplaints } from './newer-complaints'

const { readList } = vi.hoisted(() => ({ readList: vi.fn() }))
vi.mock('@/lib/firebase/documents', () => ({ readList }))
vi.mock('@/lib/firebase/pictures', () => ({}))
vi.mock('@/lib/firebase/functions', () => ({}))

const report = (id: string, receivedAt: string) => ({ id, receivedAt }) as Complaint
const SHOWN = report('A', '2026-11-20T03:00:00.000Z')
const NEWER = report('B', '2026-11-20T04:00:00.000Z')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', vi.fn())
  readList.mockReset().mockResolvedValue([SHOWN])
})
afterEach(() => {
  focusManager.setFocused(undefined)
})

async function show() {
  const client = testClient()
  render(<NewerComplaints complaints={[SHOWN]} filter={{ status: 'Baru' }} />, {
    wrapper: insideSite({ client }),
  })
  await seconds(0)
  return client
}
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

it('the list of reports polls for newer reports every thirty seconds, and shows them only on request', async () => {
  const client = await show()
  expect(screen.queryByRole('button')).toBeNull()
  const newer = { where: { status: 'Baru' }, since: new Date(SHOWN.receivedAt) }
  expect(readList.mock.lastCall?.[0]).toMatchObject(newer)
  readList.mockResolvedValue([NEWER, SHOWN])
  await seconds(30)
  // Waits for the timer in which TanStack Query notifies components.
  await seconds(0.1)
  const shows = vi.spyOn(client, 'invalidateQueries')
  fireEvent.click(screen.getByRole('button', { name: '1 laporan baru · Tampilkan' }))
  expect(shows).toHaveBeenCalledWith({ queryKey: adminKeys.complaints })
})

it('the list of reports does not poll while the page is hidden', async () => {
  await show()
  focusManager.setFocused(false)
  await seconds(300)
  expect(readList).toHaveBeenCalledOnce()
})
