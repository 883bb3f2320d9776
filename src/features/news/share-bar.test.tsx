import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import ShareBar from './share-bar'

const TITLE = 'Panen raya & syukuran'
const URL_OF_IT = 'https://desa.example/berita/01ARZ3NDEKTSV4RRFFQ69G5FAV'

function offer(name: 'share' | 'clipboard', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'clipboard')
})

const show = () => render(<ShareBar title={TITLE} url={URL_OF_IT} />)

it('the share button opens the share dialog of the device', () => {
  const share = vi.fn(() => Promise.resolve())
  offer('share', share)
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Bagikan' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: TITLE, url: URL_OF_IT })
})

it('the share button logs no error when the user closes the share dialog', async () => {
  offer('share', () => Promise.reject(new DOMException('ditutup', 'AbortError')))
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Bagikan' }))
  await Promise.resolve()
})

it('the share button links to WhatsApp on devices without a share dialog', () => {
  show()
  const href = screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? ''
  expect(new URL(href).host).toBe('wa.me')
  expect(new URL(href).searchParams.get('text')).toBe(`${TITLE}\n${URL_OF_IT}`)
})

it('the copy button confirms that the address was copied', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  offer('clipboard', { writeText })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Salin tautan' }))
  expect(await screen.findByText('Tautan sudah disalin.')).toBeVisible()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(URL_OF_IT)
})

it('the copy button shows the address if it cannot be copied', async () => {
  offer('clipboard', { writeText: () => Promise.reject(new Error('ditolak')) })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Salin tautan' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(URL_OF_IT))
})
