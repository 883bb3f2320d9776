import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readDocument } from '@/lib/firebase/documents'
import { readWhole } from '@/lib/firebase/read-collection'
import { saveFile } from '@/lib/save-file'
import { useNotice } from '@/stores/notice'
import { insideSite } from '../../../../tests/support/inside-site'
import { DownloadContent } from './download-content'

vi.mock('@/lib/firebase/documents')
vi.mock('@/lib/firebase/read-collection')
vi.mock('@/lib/save-file')

beforeEach(() => {
  vi.clearAllMocks()
  useNotice.setState({ notice: null })
  vi.mocked(readDocument).mockImplementation((path) =>
    Promise.resolve(path === 'pages/sejarah' ? { slug: 'sejarah', title: 'Sejarah' } : null),
  )
  vi.mocked(readWhole).mockImplementation(async function* (name) {
    await Promise.resolve()
    if (name !== 'news') return
    yield [{ id: 'a', title: 'Satu "dua"' }, { id: 'b' }]
    yield [{ id: 'c' }]
  })
})

const button = () => screen.getByRole('button', { name: 'Unduh isi situs (JSON)' })
const notice = () => vi.waitUntil(() => useNotice.getState().notice)

it('the download saves all documents of all public collections in one JSON file', async () => {
  render(<DownloadContent />, { wrapper: insideSite() })
  fireEvent.click(button())
  expect(await notice()).toMatchObject({
    kind: 'success',
    text: expect.stringMatching(
      /^4 dokumen diunduh ke isi-situs-\d{4}-\d\d-\d\d\.json\.$/,
    ) as string,
  })
  const [name, type, content] = vi.mocked(saveFile).mock.calls[0] ?? []
  expect(name).toMatch(/^isi-situs-.*\.json$/)
  expect(type).toBe('application/json')
  const { collections, exportedAt } = JSON.parse(await textOf(content as Blob)) as {
    collections: Record<string, unknown>
    exportedAt: string
  }
  expect(new Date(exportedAt).getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect(collections).toMatchObject({
    news: [{ id: 'a', title: 'Satu "dua"' }, { id: 'b' }, { id: 'c' }],
    agenda: [],
    pages: [{ slug: 'sejarah', title: 'Sejarah' }],
    site_settings: [],
  })
  for (const name of ['complaints', 'complaint_status', 'users', 'drafts', 'bin', 'audit'])
    expect(collections).not.toHaveProperty(name)
})

it('the download shows its progress and cannot be started twice', async () => {
  let goOn = () => {}
  vi.mocked(readWhole).mockImplementation(async function* () {
    yield [{ id: 'a' }, { id: 'b' }]
    await new Promise<void>((resolve) => (goOn = resolve))
  })
  render(<DownloadContent />, { wrapper: insideSite() })
  fireEvent.click(button())
  expect(await screen.findByText('Membaca Berita … 2 dokumen')).toBeInTheDocument()
  expect(button()).toBeDisabled()
  vi.mocked(readWhole).mockImplementation(async function* () {})
  goOn()
  await notice()
  await vi.waitFor(() => expect(button()).toBeEnabled())
})

it('the download saves no file and shows the reason if a collection cannot be read', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(readDocument).mockRejectedValue(new TypeError('Failed to fetch'))
  render(<DownloadContent />, { wrapper: insideSite() })
  fireEvent.click(button())
  expect(await notice()).toMatchObject({
    kind: 'error',
    text: expect.stringContaining('Tidak ada jaringan') as string,
  })
  expect(saveFile).not.toHaveBeenCalled()
  expect(button()).toBeEnabled()
  expect(log).toHaveBeenCalledOnce()
  log.mockClear()
})

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(blob)
  })
}
