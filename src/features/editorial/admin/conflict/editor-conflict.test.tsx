import type { QueryClient } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { ulid } from 'ulid'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TextField } from '@/components/form/fields/text-field'
import { emptyForm } from '@/domain/field-facts'
import { entryWith, stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { documents, put } from '@/lib/firebase/__mocks__/writes'
import { useNotice } from '@/stores/notice'
import { ARTICLE, MORNING, NOON, SITI, beginAsSiti, newsWith } from '../editor-fixtures'
import { insideSite } from '../../../../../tests/support/inside-site'
import { Editor } from '../editor/editor'
import { documentFromStored } from '../editor/editor-document'
import { fieldGroups } from './editor-conflict'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/lib/firebase/documents', () => ({ readDocument: () => Promise.resolve(null) }))
vi.mock('@/lib/firebase/profile', () => ({
  readProfile: (uid: string) =>
    Promise.resolve({ ...SITI, name: uid === 'budi' ? 'Budi' : 'Siti' }),
}))
vi.mock('@/lib/images/staged-pictures', () => ({
  promoteStaged: (_: QueryClient, values: object) => Promise.resolve(values),
}))

const TYPED = {
  title: 'Judul',
  excerpt: 'Ringkasan',
  author: 'Penulis',
  imagealt: 'Keterangan foto',
}
const NEWS = newsWith({
  labels: { ...TYPED, imageurl: 'Foto' },
  Fields: () =>
    Object.entries(TYPED).map(([name, label]) => (
      <TextField key={name} name={name} label={label} />
    )),
})
const OPENED = { ...ARTICLE, excerpt: 'Padi' }

beforeEach(beginAsSiti)

const id = ulid()
const path = `drafts/${id}`

function store(values: object, updatedBy: string, updatedAt: string) {
  put(path, {
    ...{ id, kind: 'news', state: 'draf', publishAt: null, itemId: '', note: '' },
    data: { ...OPENED, ...values },
    createdBy: 'siti',
    updatedBy,
    updatedAt,
  })
}

function open(values: object = {}, recoverableEntries: readonly AutosavedEntry[] = []) {
  store(values, 'siti', MORNING)
  const document = documentFromStored({ plain: documents.get(path) ?? {} }, NEWS.empty('Siti'))
  const initial = { document, entryId: ulid(), restored: null }
  render(
    <Editor
      kind={NEWS}
      initial={initial}
      recoverableEntries={recoverableEntries}
      onMove={() => {}}
    />,
    { wrapper: insideSite() },
  )
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => screen.findByRole('dialog', { name: 'Ada dua versi berita ini' })
const side = (part: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: part })).getByRole('radio', { name })
const questions = () =>
  screen.queryAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'))
const notice = () => useNotice.getState().notice?.text
const stored = () => documents.get(path)?.['data']

async function meet(theirs: object) {
  store(theirs, 'budi', NOON)
  press('Simpan draf')
  await dialog()
}

it.each([
  ['overwrites', 'Timpa dengan tulisan saya', 'Timpa', 'Padi siang'],
  ['adopts', 'Pakai yang tersimpan', 'Pakai versi itu', 'Padi malam'],
])(
  'the conflict dialog marks the differences, and %s the stored version only after a confirmation',
  async (...row) => {
    const [, button, confirm, excerpt] = row
    open()
    type('Ringkasan', 'Padi siang')
    await meet({ excerpt: 'Padi malam' })
    const summary = within(screen.getByRole('region', { name: 'Ringkasan' }))
    expect(summary.getAllByText(/^(siang|malam)$/, { selector: 'mark' })).toHaveLength(2)
    expect(await dialog()).toHaveTextContent(/Budi menyimpan perubahan pada .* WIB\./)
    press(button)
    expect(stored()).toMatchObject({ excerpt: 'Padi malam' })
    press(confirm)
    await vi.waitFor(() => expect(stored()).toMatchObject({ excerpt }))
    await vi.waitFor(() => expect(field('Ringkasan')).toHaveValue(excerpt))
  },
)

describe('merging two versions (Gabungkan)', () => {
  it('adopts fields that only one version has changed, and asks about fields that both versions have changed', async () => {
    open()
    type('Judul', 'Panen raya')
    type('Ringkasan', 'Padi dan jagung')
    await meet({ title: 'Panen perdana', author: 'Budi' })
    expect(questions()).toEqual(['Judul'])
    expect(screen.getByRole('region', { name: 'Ringkasan' })).toHaveTextContent(
      'Hanya diubah di layar ini.',
    )
    expect(screen.getByRole('region', { name: 'Penulis' })).toHaveTextContent(
      'Hanya diubah di versi tersimpan.',
    )
    expect(side('Judul', 'Di layar ini')).toBeChecked()
    fireEvent.click(side('Judul', 'Yang tersimpan'))
    press('Gabungkan')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(notice()).toBe('Tulisan digabungkan. Periksa, lalu simpan.')
    expect(field('Judul').value).toBe('Panen perdana')
    const merged = { title: 'Panen perdana', excerpt: 'Padi dan jagung', author: 'Budi' }
    expect(stored()).not.toMatchObject(merged)
    press('Simpan draf')
    await vi.waitFor(() => expect(notice()).toBe('Draf disimpan.'))
    expect(stored()).toMatchObject(merged)
  })

  it('offers a single choice for all fields of a picture', async () => {
    const of = (name: string, width: number) => ({
      imageurl: `/v0/b/desa/o/images%2F${name}.jpg?alt=media`,
      imagewidth: width,
      imageheight: width,
      imagealt: name,
    })
    open(of('sawah', 300))
    type('Keterangan foto', 'Sawah di pagi hari')
    await meet(of('lumbung', 400))
    expect(questions()).toEqual(['Keterangan foto dan Foto'])
    fireEvent.click(side('Keterangan foto dan Foto', 'Yang tersimpan'))
    press('Gabungkan')
    press('Simpan draf')
    await vi.waitFor(() => expect(notice()).toBe('Draf disimpan.'))
    expect(stored()).toMatchObject(of('lumbung', 400))
  })

  it('shows another conflict if another user stores the document after the merge', async () => {
    open()
    type('Judul', 'Panen raya')
    await meet({ excerpt: 'Jagung' })
    press('Gabungkan')
    store({ excerpt: 'Kedelai' }, 'budi', '2026-01-01T13:00:00.000Z')
    press('Simpan draf')
    await dialog()
    expect(screen.queryByRole('radiogroup')).toBeNull()
    press('Gabungkan')
    expect([field('Judul').value, field('Ringkasan').value]).toEqual(['Panen raya', 'Kedelai'])
  })

  describe('with text that was autosaved in an earlier tab', () => {
    const earlier = entryWith({
      subject: path,
      values: { ...OPENED, title: 'Panen raya' },
      baseVersion: '2025-12-31T08:00:00.000Z',
    })

    it.each<[string, Partial<AutosavedEntry>, string[]]>([
      ['asks nothing if its base version is known', { base: OPENED }, []],
      [
        'asks about each differing field if its base version is unknown',
        {},
        ['Judul', 'Ringkasan'],
      ],
    ])('%s', async (_, base, asked) => {
      const offer = { ...earlier, ...base }
      autosaved.set(offer.id, offer)
      open({ excerpt: 'Jagung' }, [offer])
      press('Pulihkan')
      await dialog()
      expect(questions()).toEqual(asked)
      for (const name of asked) expect(side(name, 'Di layar ini')).toBeChecked()
      press('Gabungkan')
      expect(field('Judul').value).toBe('Panen raya')
      expect(field('Ringkasan').value).toBe(asked.length > 0 ? 'Padi' : 'Jagung')
    })
  })
})

const PICTURE = ['imagewidth', 'imageheight', 'imageurl', 'imagealt']

it.each<['news' | 'agenda' | 'apparatus', string[][]]>([
  ['news', [PICTURE]],
  ['agenda', [['date', 'lastdate', 'time', 'endtime']]],
  ['apparatus', []],
])('fieldGroups groups the related fields of %s', (kind, groups) =>
  expect(fieldGroups(Object.keys(emptyForm(kind)))).toEqual(groups),
)
