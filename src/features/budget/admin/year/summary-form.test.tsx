import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { insideSite } from '../../../../../tests/support/inside-site'
import { SummaryForm } from './summary-form'

const { readRaw, saveVersioned } = vi.hoisted(() => ({
  readRaw: vi.fn<() => Promise<unknown>>(),
  saveVersioned: vi.fn<(versioned: { fields: unknown }) => Promise<void>>(),
}))
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/firebase/writes', () => ({ readRaw }))
vi.mock('@/staff/documents/save-versioned', () => ({ saveVersioned }))

const STORED = { realized: 900_000_000, total: 1_700_000_000 }
const plain = { pendapatan: STORED, pelaksanaan: STORED, pembelanjaan: STORED }

it('the summary form asks before saving an amount that shrank tenfold', async () => {
  readRaw.mockResolvedValue({ plain, updatedBy: 'siti', updatedAt: '2026-03-01T02:00:00.000Z' })
  render(<SummaryForm />, { wrapper: insideSite() })
  const [planned] = await screen.findAllByLabelText<HTMLElement>('Anggaran (Rp)')
  if (planned) fireEvent.change(planned, { target: { value: '170.000.000' } })
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }))
  expect(
    screen.getByRole('alertdialog', {
      name: 'Rp.\u00a01.700.000.000 menjadi Rp.\u00a0170.000.000. Benar?',
    }),
  ).toHaveTextContent('Anggaran pendapatan berubah sepuluh kali lipat')
  expect(saveVersioned).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Benar, simpan' }))
  await waitFor(() =>
    expect(saveVersioned.mock.lastCall?.[0].fields).toEqual({
      ...plain,
      pendapatan: { ...STORED, total: 170_000_000 },
    }),
  )
})
