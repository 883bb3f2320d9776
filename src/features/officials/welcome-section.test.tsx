import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Official } from '@/domain/officials/official-schema'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../tests/support/inside-site'
import { StaffSection } from './staff-section'
import { WelcomeSection } from './welcome-section'
import { itemOf } from '../../../tests/support/documents'

const official = (name: string, position: string, rest: Partial<Official> = {}) =>
  itemOf('apparatus', { id: name, name, position, ...rest })

const HEAD = official('Maman', 'Kepala DESA', {
  photourl: '/maman.jpg',
  welcomemessage: 'Sampurasun.\nSelamat datang di rumah bersama warga.',
  signatureurl: '/tanda-tangan.png',
})
const STAFF = ['Neng', 'Agus', 'Iim', 'Tuti', 'Dadan', 'Irfan', 'Yulia', 'Ujang'].map((name) =>
  official(name, `Kepala Urusan ${name}`),
)

function show(officials: Official[], Shown = WelcomeSection) {
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(contentList('apparatus').options.queryKey, officials)
  return render(<Shown />, { wrapper: insideSite({ client }) })
}

it("the welcome shows the village head's letter, portrait, signature and position", () => {
  show([STAFF[0]!, HEAD])
  expect(screen.getByRole('region', { name: 'Sambutan Kepala Desa' })).toBeVisible()
  const welcome = screen.getByRole('figure')
  expect(within(welcome).getByRole('blockquote')).toHaveTextContent(
    'Sampurasun.Selamat datang di rumah bersama warga.',
  )
  expect(within(welcome).getByRole('img', { name: 'Foto Maman' })).toBeVisible()
  expect(within(welcome).getByRole('img', { name: 'Tanda tangan Maman' })).toBeVisible()
  expect(welcome).toHaveTextContent('MamanKepala DESA')
})

it('the welcome shows a message if the signature cannot be loaded', () => {
  show([HEAD])
  fireEvent.error(screen.getByRole('img', { name: 'Tanda tangan Maman' }))
  expect(screen.getByText('Gambar tanda tangan belum dapat dimuat.')).toBeVisible()
})

it('the heading contains the position of an acting village head', () => {
  const head = { ishead: true, welcomemessage: 'Salam' }
  show([official('Rudi', 'Pj. Kepala Desa', head)])
  expect(screen.getByRole('region', { name: 'Sambutan Pj. Kepala Desa' })).toBeVisible()
})

const SILENT_HEAD = official('Maman', 'Kepala Desa')

it.each<[string, Official[]]>([
  ['officials', []],
  ['a village head', STAFF],
  ['a welcome of the village head', [...STAFF, SILENT_HEAD]],
])('the welcome section is hidden without %s', (_, officials) => {
  expect(show(officials).container).toBeEmptyDOMElement()
})

it.each<[string, Official[], string[]]>([
  ['everyone but a village head with a welcome', [...STAFF, HEAD], STAFF.map(({ name }) => name)],
  [
    'a village head without a welcome before the others',
    [STAFF[0]!, SILENT_HEAD],
    ['Maman', 'Neng'],
  ],
])('the list of staff shows %s, each with a position', (_, officials, names) => {
  show(officials, StaffSection)
  const section = screen.getByRole('region', { name: 'Aparatur Desa' })
  expect(within(section).getByRole('link', { name: 'Semua aparatur' })).toHaveAttribute(
    'href',
    '/aparatur',
  )
  const faces = within(section).getAllByRole('listitem')
  expect(faces.map((face) => within(face).getByRole('link').textContent)).toEqual(names)
  expect(faces.at(-1)).toHaveTextContent('Kepala Urusan')
})

it.each<[string, Official[]]>([
  ['officials', []],
  ['officials other than the village head', [HEAD]],
])('the list of staff is hidden without %s', (_, officials) => {
  expect(show(officials, StaffSection).container).toBeEmptyDOMElement()
})
