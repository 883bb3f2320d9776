import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ComplaintStatus } from '@/domain/complaints/complaint'
import { UserFacingError } from '@/lib/errors'
import { dismissNotice, useNotice } from '@/stores/notice'
import { insideSite } from '../../../../../tests/support/inside-site'
import { administer, AdministerActions } from './administer-actions'

const { call } = vi.hoisted(() => ({ call: vi.fn<(...input: unknown[]) => Promise<unknown>>() }))
vi.mock('@/lib/firebase/functions', () => ({ call }))

const onDone = vi.fn()
function show(
  ids: string[],
  role: 'admin' | 'petugas' = 'admin',
  status: ComplaintStatus = 'Selesai',
) {
  const complaints = ids.map((id) => ({ id, status }))
  render(<AdministerActions complaints={complaints} onDone={onDone} />, {
    wrapper: insideSite({ role }),
  })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.resetAllMocks()
  dismissNotice()
})

it('the buttons to delete and anonymise reports are hidden from the role petugas', () => {
  show(['a'], 'petugas')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it.each(['Baru', 'Diproses'] as const)(
  'a report with the status %s can be deleted, but not anonymised',
  (status) => {
    show(['a'], 'admin', status)
    const offered = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(offered).toEqual(['Hapus …'])
  },
)

it('the button to delete reports is disabled while no report is selected', () => {
  show([])
  expect(screen.getByRole('button', { name: 'Hapus …' })).toBeDisabled()
})

it('the button to anonymise reports calls the Cloud Function only after a confirmation, and reports the result once', async () => {
  show(['a', 'b'])
  press('Anonimkan …')
  await screen.findByRole('alertdialog', { name: 'Anonimkan 2 laporan?' })
  expect(screen.getByText('Ini tidak dapat dibatalkan.')).toBeVisible()
  press('Batal')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(call).not.toHaveBeenCalled()
  call.mockResolvedValue({ done: 2 })
  press('Anonimkan …')
  await screen.findByRole('alertdialog')
  press('Anonimkan')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('2 laporan dianonimkan.', 'anonymise'))
  const input = { action: 'anonymise', ids: ['a', 'b'] }
  expect(call).toHaveBeenCalledExactlyOnceWith('complaints-administer', input)
})

it('the button to delete reports shows why the Cloud Function refuses the call, and can be pressed again', async () => {
  call.mockRejectedValue(new UserFacingError('Hanya admin yang boleh.'))
  show(['a'])
  press('Hapus …')
  await screen.findByRole('alertdialog')
  press('Hapus')
  await waitFor(() => expect(useNotice.getState().notice?.text).toBe('Hanya admin yang boleh.'))
  expect(onDone).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Hapus …' })).toBeEnabled()
})

it('administer splits a large selection into several calls of the Cloud Function', async () => {
  for (const done of [50, 50, 20]) call.mockResolvedValueOnce({ done })
  const ids = Array.from({ length: 120 }, (_, index) => `laporan ${index}`)
  expect(await administer('anonymise', ids)).toBe('120 laporan dianonimkan.')
  expect(call).toHaveBeenCalledTimes(3)
})

it('administer explains after a lost response that the result is unknown', async () => {
  call.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(administer('delete', ['a'])).rejects.toThrow(
    /^Server tidak menjawab, jadi belum pasti .* Coba lagi/,
  )
})
