import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Official } from '@/domain/officials/official-schema'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import WelcomeSection from './welcome-section'

const official = (name: string, position: string, rest: Partial<Official> = {}): Official => ({
  id: name,
  name,
  position,
  photourl: '',
  ishead: null,
  absentuntil: '',
  welcomemessage: '',
  signatureurl: '',
  createdBy: 'uji',
  updatedBy: 'uji',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...rest,
})

const HEAD = official('Maman', 'Kepala DESA', {
  photourl: '/maman.jpg',
  welcomemessage: 'Sampurasun.\nSelamat datang di rumah bersama warga.',
  signatureurl: '/tanda-tangan.png',
})
const STAFF = ['Neng', 'Agus', 'Iim', 'Tuti', 'Dadan', 'Irfan', 'Yulia', 'Ujang'].map((name) =>
  official(name, `Kepala Urusan ${name}`),
)

function show(officials: Official[]) {
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(contentList('apparatus').options.queryKey, officials)
  return render(<WelcomeSection />, { wrapper: insideSite({ client }) })
}

it('the village head welcomes, with portrait, words, signature and office', () => {
  show([STAFF[0]!, HEAD])
  const welcome = screen.getByRole('figure')
  expect(within(welcome).getByRole('blockquote')).toHaveTextContent(
    'Sampurasun.Selamat datang di rumah bersama warga.',
  )
  expect(within(welcome).getByRole('img', { name: 'Foto Maman' })).toBeVisible()
  expect(within(welcome).getByRole('img', { name: 'Tanda tangan Maman' })).toBeVisible()
  expect(welcome).toHaveTextContent('MamanKepala DESA')
})

it('of the others the first are there with their office, and the way to all', () => {
  show([...STAFF, HEAD])
  const others = screen.getByRole('list', { name: 'Aparatur desa lainnya' })
  expect(within(others).getByText('Neng')).toBeVisible()
  expect(within(others).getByText('Kepala Urusan Neng')).toBeVisible()
  expect(within(others).queryByText('Maman')).not.toBeInTheDocument()
  expect(within(others).getByRole('link', { name: 'Semua aparatur (9)' })).toHaveAttribute(
    'href',
    '/aparatur',
  )
})

it('a head who says nothing is shown all the same, and nobody is alone', () => {
  show([official('Maman', 'Kepala Desa')])
  expect(screen.getByRole('figure')).toHaveTextContent(/^MamanKepala Desa$/)
  expect(screen.queryByRole('blockquote')).not.toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it.each<[string, Official[], string]>([
  ['the head who welcomes', [STAFF[0]!, HEAD], 'Sambutan Kepala Desa'],
  [
    'an acting head',
    [official('Rudi', 'Pj. Kepala Desa', { ishead: true, welcomemessage: 'Salam' })],
    'Sambutan Pj. Kepala Desa',
  ],
  ['a head who says nothing', [official('Maman', 'Kepala Desa')], 'Aparatur Desa'],
  ['staff alone', STAFF, 'Aparatur Desa'],
])('the heading promises no welcome that is not there: %s', (_, officials, heading) => {
  show(officials)
  expect(screen.getByRole('region', { name: heading })).toBeVisible()
})

it('a village without officials has no such section', () => {
  expect(show([]).container).toBeEmptyDOMElement()
})
