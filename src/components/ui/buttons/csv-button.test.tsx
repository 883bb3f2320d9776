import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UserFacingError } from '@/lib/errors'
import { clockOf } from '@/lib/query/freshness/content-clock'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import { CsvButton } from './csv-button'

const { saveFile } = vi.hoisted(() => ({
  saveFile: vi.fn<(name: string, type: string, content: string) => void>(),
}))
vi.mock('@/lib/save-file', () => ({ saveFile }))

const TABLE = {
  name: 'apbdes-2025-belanja',
  rows: [
    ['Uraian', 'Selisih'],
    ['=1', -200],
  ],
}

it('creates the file on request, and creates it again after a failure', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const table = vi.fn().mockRejectedValueOnce(new Error('putus')).mockResolvedValue(TABLE)
  render(<CsvButton what="Belanja Desa" table={table} />, { wrapper: insideSite() })
  const button = screen.getByRole('button', { name: 'Unduh CSV: Belanja Desa' })
  fireEvent.click(button)
  await screen.findByText('Gagal, coba lagi')
  fireEvent.click(button)
  await vi.waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(
    'apbdes-2025-belanja.csv',
    'text/csv;charset=utf-8',
    '\uFEFF"Uraian";"Selisih"\r\n"\'=1";-200\r\n',
  )
  expect(log).toHaveBeenCalledOnce()
  log.mockClear()
})

it('links to the published file, or creates the file if the published file is unavailable', async () => {
  saveFile.mockClear()
  const client = testClient()
  render(
    <CsvButton
      what="Belanja Desa"
      file="apbdes-2025-belanja"
      table={() => Promise.resolve(TABLE)}
    />,
    { wrapper: insideSite({ client }) },
  )
  const link = screen.getByRole('link', { name: 'Unduh CSV: Belanja Desa' })
  expect(link).toHaveAttribute('href', '/data/apbdes-2025-belanja.csv')
  expect(link).toHaveAttribute('download')
  // jsdom would log that it does not follow links.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(link)
  expect(saveFile).not.toHaveBeenCalled()
  clockOf(client).hasVersion = false
  // False if the default action was prevented.
  expect(fireEvent.click(link)).toBe(false)
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledOnce())
  clockOf(client).hasVersion = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(fireEvent.click(link)).toBe(false)
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2))
  vi.restoreAllMocks()
})

it('explains why a browser inside another app cannot save files', async () => {
  saveFile.mockImplementationOnce(() => {
    throw new UserFacingError('Berkas tidak dapat disimpan dari dalam aplikasi ini.')
  })
  render(<CsvButton what="Belanja Desa" table={() => Promise.resolve(TABLE)} />, {
    wrapper: insideSite(),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Unduh CSV: Belanja Desa' }))
  await screen.findByText('Berkas tidak dapat disimpan dari dalam aplikasi ini.')
})
