import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Partner } from '@/domain/partners/partners-schema'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { partnersQuery } from './partners-query'
import { PartnersSection } from './partners-section'

const BANK = { name: 'Bank Mandala', logourl: '/bank.png', url: 'https://bank.example/' }

function show(partners: Partner[] | null) {
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(partnersQuery.queryKey, partners && { partners })
  return render(<PartnersSection />, { wrapper: insideSite({ client }) })
}

it('a partner’s logo opens the partner’s site in a new tab', () => {
  show([BANK])
  expect(screen.getByRole('heading', { name: 'Mitra Desa' })).toBeVisible()
  const link = screen.getByRole('link', { name: /^Bank Mandala ?\(membuka tab baru\)$/ })
  expect(link).toHaveAttribute('href', BANK.url)
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('img', { name: 'Bank Mandala' })).toHaveAttribute('src', BANK.logourl)
})

it.each(['', 'javascript:alert(1)'])('a partner with the address “%s” has no link', (url) => {
  show([{ ...BANK, url }])
  expect(screen.getByRole('img', { name: 'Bank Mandala' })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it("a partner's name is shown if the logo is missing or cannot be loaded", () => {
  show([BANK, { ...BANK, name: 'Yayasan Lestari', logourl: '' }])
  expect(screen.getByText('Yayasan Lestari')).toBeVisible()
  fireEvent.error(screen.getByRole('img', { name: 'Bank Mandala' }))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('Bank Mandala')).toBeVisible()
})

it.each([[[]], [null]])('the section is hidden if the partners are %j', (partners) => {
  expect(show(partners).container).toBeEmptyDOMElement()
})
