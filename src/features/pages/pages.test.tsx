import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { HistoryPage, VisionPage } from '@/domain/pages/page-content-schema'
import { insideSite } from '../../../tests/support/inside-site'
import { HistoryView } from './history-view'
import { VisionView } from './vision-view'

const { readNamed } = vi.hoisted(() => ({
  readNamed: vi.fn<() => Promise<HistoryPage | VisionPage | null>>(),
}))
vi.mock('@/lib/query/read-content', () => ({ readNamed }))

beforeEach(() => void readNamed.mockReset())

const STAMP = { title: 'Uji', updatedBy: 'uji', updatedAt: '2026-01-01T00:00:00.000Z' }

function show(view: ReactNode) {
  render(view, { wrapper: insideSite() })
}

it('the history page shows paragraphs and a table of administrative data', async () => {
  readNamed.mockResolvedValue({
    slug: 'sejarah',
    content: {
      paragraphs: ['Mula-mula sawah.', '<b>Lalu</b> pasar.'],
      administrative_data: [{ description: 'Luas', value: '486 hektare' }],
    },
    ...STAMP,
  })
  show(<HistoryView />)
  expect(await screen.findByText('<b>Lalu</b> pasar.')).toBeVisible()
  expect(screen.getByRole('row', { name: 'Luas 486 hektare' })).toBeVisible()
})

it('the vision page lists the missions in their order', async () => {
  readNamed.mockResolvedValue({
    slug: 'visi-misi',
    content: { vision: 'Rukun.', missions: ['Melayani', 'Membuka'] },
    ...STAMP,
  })
  show(<VisionView />)
  expect(await screen.findByText('Rukun.')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1Melayani',
    '2Membuka',
  ])
})
