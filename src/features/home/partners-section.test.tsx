import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import PartnersSection from './partners-section'

const BANK = { name: 'Bank Mandala', logourl: '/bank.png', url: 'https://bank.example/' }

it('a partner’s logo leads to them in a new tab', () => {
  render(<PartnersSection partners={[BANK]} />)
  expect(screen.getByRole('heading', { name: 'Mitra Desa' })).toBeVisible()
  const link = screen.getByRole('link', { name: /^Bank Mandala ?\(membuka tab baru\)$/ })
  expect(link).toHaveAttribute('href', BANK.url)
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('img', { name: 'Bank Mandala' })).toHaveAttribute('src', BANK.logourl)
})

it.each(['', 'javascript:alert(1)'])('one with the address “%s” is no link', (url) => {
  render(<PartnersSection partners={[{ ...BANK, url }]} />)
  expect(screen.getByRole('img', { name: 'Bank Mandala' })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('the name stands where there is no logo, or it does not come', () => {
  render(<PartnersSection partners={[BANK, { ...BANK, name: 'Yayasan Lestari', logourl: '' }]} />)
  expect(screen.getByText('Yayasan Lestari')).toBeVisible()
  fireEvent.error(screen.getByRole('img', { name: 'Bank Mandala' }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('Bank Mandala')).toBeVisible()
})

it('a village without partners has no such section', () => {
  expect(render(<PartnersSection partners={[]} />).container).toBeEmptyDOMElement()
})
