import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Official } from '@/domain/officials/official-schema'
import { insideSite } from '../../../tests/support/inside-site'
import { OfficialsList } from './officials-list'
import { itemOf } from '../../../tests/support/documents'

const { readItems } = vi.hoisted(() => ({ readItems: vi.fn<() => Promise<Official[]>>() }))
vi.mock('@/lib/query/read-content', () => ({ readItems }))

beforeEach(() => void readItems.mockReset())

const official = (id: string, name: string, position: string) =>
  itemOf('apparatus', { id, name, position })
const OFFICIALS = [
  official('3', 'Neng Rina', 'Sekretaris Desa'),
  official('2', '<b>Agus</b>', 'Bendahara'),
  official('1', 'Maman', 'KEPALA DESA'),
]

function show() {
  render(<OfficialsList />, { wrapper: insideSite() })
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Cari nama aparatur' }), {
    target: { value },
  })
const names = () => screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)

it('the list shows the village head first, and markup in a name as text', async () => {
  readItems.mockResolvedValue(OFFICIALS)
  show()
  await screen.findByText('Maman')
  expect(names()).toEqual(['Maman', 'Neng Rina', '<b>Agus</b>'])
})

it('the list filters by name while typing, ignoring case, and shows a message if nothing matches', async () => {
  readItems.mockResolvedValue(OFFICIALS)
  show()
  await screen.findByText('Maman')
  type('RINA')
  expect(names()).toEqual(['Neng Rina'])
  expect(screen.getByText('1 dari 3 aparatur')).toBeVisible()
  type('')
  expect(names()).toHaveLength(3)
  type('zulkifli')
  expect(screen.getByText('Aparatur Tidak Ditemukan')).toBeVisible()
})
