import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Conflict } from '@/lib/saving/conflict'
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
const AT = ['2026-03-01T02:00:00.000Z', '2026-03-05T02:00:00.000Z'] as const

async function plan(value: string) {
  readRaw.mockResolvedValue({ plain, updatedBy: 'siti', updatedAt: AT[0] })
  render(<SummaryForm shown={2026} />, {
    wrapper: insideSite(),
  })
  const [planned] = await screen.findAllByLabelText<HTMLElement>('Anggaran (Rp)')
  if (planned) fireEvent.change(planned, { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }))
  return planned
}

it('asks about an amount that shrank tenfold before the home page shows it', async () => {
  await plan('170.000.000')
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

it('merges edits by two users, and stores nothing before the user saves', async () => {
  const theirs = { ...plain, pembelanjaan: { ...STORED, realized: 950_000_000 } }
  saveVersioned.mockRejectedValueOnce(new Conflict(theirs, [], { by: 'budi', at: AT[1] }))
  const planned = await plan('1.800.000.000')
  fireEvent.click(await screen.findByRole('button', { name: 'Gabungkan' }))
  expect(screen.getAllByLabelText('Realisasi (Rp)')[2]).toHaveValue('950.000.000')
  expect(planned).toHaveValue('1.800.000.000')
  saveVersioned.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'Simpan' }))
  await waitFor(() =>
    expect(saveVersioned.mock.lastCall?.[0]).toMatchObject({
      fields: { ...theirs, pendapatan: { ...STORED, total: 1_800_000_000 } },
      version: AT[1],
    }),
  )
})
