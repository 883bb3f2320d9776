import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UserFacingError } from '@/lib/errors'
import { useNotice } from '@/stores/notice'
import { insideSite } from '../../../../../tests/support/inside-site'
import { RequestRegister } from './request-register'

const { call, downloadTable } = vi.hoisted(() => ({
  call: vi.fn<(name: string, input: object) => Promise<unknown>>(),
  downloadTable: vi.fn<() => Promise<void>>(),
}))
const AT = '2026-05-04T05:00:00.000Z'
vi.mock('@/lib/firebase/functions', () => ({ call }))
vi.mock('@/lib/sheets/write-sheet', () => ({ downloadTable }))
vi.mock('@/lib/firebase/documents', () => ({
  readList: () =>
    Promise.resolve([{ id: '7K3MQ2XVB9TD4R6H', receivedAt: AT, closedAt: null, steps: [] }]),
}))

it('the register is downloaded only after the download was recorded', async () => {
  call.mockRejectedValueOnce(new UserFacingError('Tidak ada jaringan.')).mockResolvedValue({})
  downloadTable.mockResolvedValue()
  render(<RequestRegister path="/admin/permohonan" />, { wrapper: insideSite({ role: 'petugas' }) })
  const download = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Unduh XLSX' }))
  await download()
  await waitFor(() => expect(useNotice.getState().notice?.text).toMatch(/Tidak ada jaringan/))
  expect(downloadTable).not.toHaveBeenCalled()
  await download()
  await waitFor(() => expect(downloadTable).toHaveBeenCalledOnce())
  expect(call.mock.lastCall).toMatchObject(['requests-act', { kind: 'ekspor' }])
})
