import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PublicDocument } from '@/domain/public-documents/public-document-schema'
import { insideSite } from '../../../tests/support/inside-site'
import DocumentsSection from './documents-section'
import { itemOf } from '../../../tests/support/documents'

const { readItems } = vi.hoisted(() => ({ readItems: vi.fn<() => Promise<PublicDocument[]>>() }))
vi.mock('@/lib/query/read-content', () => ({ readItems }))

beforeEach(() => void readItems.mockReset())

const PERDES = itemOf('public_documents', {
  title: 'Peraturan Desa tentang APBDes 2026',
  year: 2026,
  type: 'APBDes',
  url: 'https://drive.google.com/file/d/1/view',
})

function show() {
  render(<DocumentsSection />, { wrapper: insideSite() })
}

it('opens a document in a new tab and names the site that stores the document', async () => {
  readItems.mockResolvedValue([PERDES])
  show()
  const link = await screen.findByRole('link', {
    name: /^Peraturan Desa.*APBDes · 2026 · membuka drive\.google\.com di tab baru$/,
  })
  expect(link).toHaveAttribute('href', PERDES.url)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it('shows a message for a village without documents', async () => {
  readItems.mockResolvedValue([])
  show()
  expect(await screen.findByText('Belum ada dokumen publik.')).toBeVisible()
})
