import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { insideSite } from '../../../../tests/support/inside-site'
import { pasteInto, writeInto } from '../../../../tests/support/rich-text'
import { choosePictureFiles } from '../pictures/choose-picture-files'
import { PictureQueueProvider } from '../pictures/picture-queue-context'
import { usePictureQueue, useSendPictures } from '../pictures/use-picture-queue'
import type { Values } from '../validate'
import { MarkupField } from './markup-field'

vi.mock('../pictures/choose-picture-files')
vi.mock('@/lib/images/prepare-picture', () => ({
  preparePicture: () =>
    Promise.resolve({ master: new Blob(['x']), width: 1600, height: 900, variants: [] }),
}))
const uploads = vi.hoisted((): ((url: string) => void)[] => [])
vi.mock('@/lib/images/upload-picture', () => ({
  uploadPicture: () => new Promise<string>((resolve) => uploads.push(resolve)),
}))

const URL_OF = '/v0/b/desa/o/images%2F1763700000000.jpg?alt=media'

const rendered: { form?: UseFormReturn<Values> } = {}

function Form({ content, pictures }: { content: string; pictures: boolean }) {
  const form = useForm<Values>({ defaultValues: { content } })
  useEffect(() => {
    rendered.form = form
  }, [form])
  const queue = usePictureQueue()
  useSendPictures(queue, form, '', () => {})
  const field = <MarkupField name="content" label="Isi" limit={50_000} />
  const withPictures = <PictureQueueProvider value={queue}>{field}</PictureQueueProvider>
  return (
    <FormProvider {...form}>
      <form>{pictures ? withPictures : field}</form>
    </FormProvider>
  )
}

async function open(content: string, { pictures = true } = {}) {
  render(<Form content={content} pictures={pictures} />, { wrapper: insideSite() })
  await screen.findByLabelText('Isi')
  area().focus()
  document.getSelection()?.collapse(area().firstChild, 0)
}

const area = () => screen.getByLabelText('Isi')
const stored = () => String(rendered.form?.getValues('content'))
const tool = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(tool(name))
const key = (name: string, keys = {}) => fireEvent.keyDown(area(), { key: name, ...keys })

/** Selects words in the text, or sets the caret after them. */
function select(words: string, { behind = false } = {}) {
  const texts = document.createTreeWalker(area(), NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const at = text.nodeValue?.indexOf(words) ?? -1
    if (at < 0) continue
    const end = at + words.length
    document.getSelection()?.setBaseAndExtent(text, behind ? end : at, text, end)
    act(() => void document.dispatchEvent(new Event('selectionchange')))
    return
  }
  throw new Error(`No ${words} in the text.`)
}

async function type(words: string) {
  const selection = document.getSelection()
  if (!selection?.focusNode) throw new Error('No caret.')
  const { focusNode: node, focusOffset } = selection
  const before = node.childNodes[focusOffset - 1]
  const text =
    [node, before].find((part) => part instanceof Text) ??
    node.insertBefore(new Text(''), before ? before.nextSibling : node.firstChild)
  const at = text === node ? focusOffset : text.data.length
  text.insertData(at, words)
  selection.collapse(text, at + words.length)
  await act(async () => new Promise((resolve) => setTimeout(resolve, 30)))
}

beforeEach(() => {
  uploads.length = 0
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
})

it('shows the text as readers will see it, and keeps the stored markup', async () => {
  await open('## Jadwal\n\n- **KTP**\n2*3*4')
  expect(screen.getByRole('heading', { name: 'Jadwal' })).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('KTP')
  expect(area()).not.toHaveTextContent('*KTP')
  expect(area()).toHaveTextContent('2*3*4')
  expect(stored()).toBe('## Jadwal\n\n- **KTP**\n2*3*4')
})

it('applies a value that the form sets, and keeps the caret', async () => {
  await open('Satu.\nDua.')
  select('Dua.', { behind: true })
  act(() => rendered.form?.setValue('content', 'Nol.\nSatu.\nDua.'))
  expect(area()).toHaveTextContent('Nol.Satu.Dua.')
  await type(' Tiga.')
  expect(stored()).toBe('Nol.\nSatu.\nDua. Tiga.')
})

describe('typing markup', () => {
  it.each([
    ['## ', '', 'Jadwal', '## Jadwal'],
    ['- ', '', 'KTP', '- KTP'],
    ['3. ', '', 'KTP', '3. KTP'],
    ['*KTP*', '*KTP*', ' asli', '**KTP** asli'],
    ['*123*', '*123*', '1#', '*123*1#'],
    ['[agenda](/agenda)', 'agenda', '.', '[agenda](/agenda).'],
  ])('shows $0 as $1, and stores $3 after $2 was typed', async (typed, shown, more, markup) => {
    await open('')
    await type(typed)
    expect(area().textContent).toBe(shown)
    await type(more)
    expect(stored()).toBe(markup)
  })

  it('converts typed markup when the field loses the focus', async () => {
    await open('')
    await type('*Besok*')
    fireEvent.blur(area())
    expect(area().textContent).toBe('Besok')
    expect(stored()).toBe('**Besok**')
  })
})

describe('the toolbar', () => {
  it('toggles bold on the selection by button or Ctrl+B, shows the state, and can undo the change', async () => {
    await open('Bawa KTP asli')
    select('KTP')
    expect(tool('Tebal')).toHaveAttribute('aria-pressed', 'false')
    press('Tebal')
    expect(stored()).toBe('Bawa **KTP** asli')
    expect(tool('Tebal')).toHaveAttribute('aria-pressed', 'true')
    press('Tebal')
    expect(stored()).toBe('Bawa KTP asli')
    press('Urungkan')
    expect(stored()).toBe('Bawa **KTP** asli')
    key('b', { ctrlKey: true })
    expect(stored()).toBe('Bawa KTP asli')
  })

  it.each([
    ['Subjudul', 'Satu', '## Satu\nDua'],
    ['Daftar', 'Satu', '- Satu\nDua'],
    ['Nomor', 'Satu', '1. Satu\nDua'],
  ])('toggles %s on the current line', async (name, line, marked) => {
    await open('Satu\nDua')
    select(line, { behind: true })
    press(name)
    expect(stored()).toBe(marked)
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true')
    expect(area()).toHaveFocus()
    press(name)
    expect(stored()).toBe('Satu\nDua')
  })

  it.each([
    ['continues the list above', '1. a\n2. b\nc', 'c', '1. a\n2. b\n3. c'],
    ['renumbers the list below', 'a\n1. b\n2. c\nd', 'a', '1. a\n2. b\n3. c\nd'],
    ['replaces bullets', 'a\n- b', 'b', 'a\n1. b'],
  ])('numbers a line and %s', async (_, text, line, numbered) => {
    await open(text)
    select(line, { behind: true })
    press('Nomor')
    expect(stored()).toBe(numbered)
  })

  it('offers no pictures in a form without a picture queue', async () => {
    await open('', { pictures: false })
    expect(screen.queryByRole('button', { name: 'Foto' })).toBeNull()
  })
})

describe('keys', () => {
  it('continue a list when Enter is pressed, and leave the list from an empty item', async () => {
    await open('1. satu\n2. tiga')
    select('satu', { behind: true })
    key('Enter')
    await type('dua')
    expect(stored()).toBe('1. satu\n2. dua\n3. tiga')
    select('tiga', { behind: true })
    key('Enter')
    key('Enter')
    await type('Selesai.')
    expect(stored()).toBe('1. satu\n2. dua\n3. tiga\nSelesai.')
  })

  it('remove an item from its list when Backspace is pressed at its start, then join the item with the line above', async () => {
    await open('- satu\n- dua')
    select('dua')
    document.getSelection()?.collapseToStart()
    document.dispatchEvent(new Event('selectionchange'))
    key('Backspace')
    expect(stored()).toBe('- satu\ndua')
    key('Backspace')
    expect(stored()).toBe('- satudua')
  })
})

describe('a link', () => {
  const address = () => screen.getByLabelText('Alamat tautan')

  it('gets its text from the selection and asks for its address', async () => {
    await open('Lihat jadwal ini')
    select('jadwal')
    key('k', { ctrlKey: true })
    expect(address()).toHaveFocus()
    expect(screen.getByLabelText(/^Teks tautan/)).toHaveValue('jadwal')
    fireEvent.change(address(), { target: { value: 'desa.go.id/jadwal' } })
    fireEvent.keyDown(address(), { key: 'Enter' })
    expect(stored()).toBe('Lihat [jadwal](https://desa.go.id/jadwal) ini')
    expect(area()).toHaveFocus()
  })

  it('rejects an unsafe address at the field and keeps the input', async () => {
    await open('Lihat jadwal ini')
    select('jadwal')
    press('Tautan')
    fireEvent.change(address(), { target: { value: 'javascript:alert(1)' } })
    press('Pasang tautan')
    expect(address()).toBeInvalid()
    expect(address()).toHaveAccessibleDescription(/Tulis alamat web/)
    expect(address()).toHaveValue('javascript:alert(1)')
    fireEvent.keyDown(address(), { key: 'Escape' })
    expect(stored()).toBe('Lihat jadwal ini')
    expect(area()).toHaveFocus()
  })

  it('can be changed or removed at the caret', async () => {
    await open('Lihat [jadwal](/agenda) ini')
    select('jad', { behind: true })
    expect(tool('Tautan')).toHaveAttribute('aria-pressed', 'true')
    press('Tautan')
    expect(address()).toHaveValue('/agenda')
    fireEvent.change(address(), { target: { value: '/berita' } })
    fireEvent.change(screen.getByLabelText(/^Teks tautan/), { target: { value: '' } })
    press('Ubah tautan')
    expect(stored()).toBe('Lihat [/berita](/berita) ini')
    select('ber', { behind: true })
    press('Tautan')
    press('Lepas tautan')
    expect(stored()).toBe('Lihat /berita ini')
  })
})

describe('pasting', () => {
  const PICTURE = '<p>Bawa <b>KTP</b></p><img src="file:///tmp/a.png">'
  const LIST = '<ul><li>KTP</li><li>KK</li></ul>'
  const note = () => screen.getByRole('status')
  const LEFT_OUT = 'Dari teks yang ditempel, 1 gambar tidak ikut. Pasang foto dengan tombol Foto.'

  /** Pastes at `|`, or replaces the text between two `|`. */
  async function pasteAt(marked: string, clipboard: { html?: string; text?: string }) {
    const [before = '', selected = '', after = ''] = marked.split('|')
    await open(`${before}\u2063${selected}${after}`)
    select(`\u2063${selected}`)
    pasteInto(area(), clipboard)
  }

  it.each([
    ['Bawa || asli', '<b>KTP</b>', 'KTP', 'Bawa **KTP** asli'],
    ['Bawa |KK| asli', '<b>KTP</b>', 'KTP', 'Bawa **KTP** asli'],
    ['||', LIST, 'KTP\nKK', '- KTP\n- KK'],
    ['Bawa:||', LIST, 'KTP\nKK', 'Bawa:\n- KTP\n- KK'],
    ['Bawa:\n||\nya', LIST, 'KTP\nKK', 'Bawa:\n- KTP\n- KK\nya'],
    ['- ||', LIST, 'KTP\nKK', '- KTP\n- KK'],
    ['||Terima kasih.', LIST, 'KTP\nKK', '- KTP\n- KK\nTerima kasih.'],
    ['Bawa || asli', '<ul><li>KTP</li></ul>', 'KTP', 'Bawa KTP asli'],
    ['Bawa || asli', '<h2>KTP</h2>', 'KTP', 'Bawa KTP asli'],
    ['Satu ||tiga', '<p>dua</p><p>x <b>y</b></p>', 'dua\n\nx y', 'Satu dua\nx **y**tiga'],
    ['Bawa|| asli', '<meta charset="utf-8"><span>KTP </span>', ' KTP', 'Bawa KTP asli'],
    ['||', '', '*Bawa* KTP', '**Bawa** KTP'],
    ['Tolong || ya', '', '*bawa* KTP', 'Tolong **bawa** KTP ya'],
    ['Bawa: ||', '', '• KTP\r\n• KK', 'Bawa:\n- KTP\n- KK'],
    ['1. ||', '', '1) KTP\n2) KK', '1. KTP\n2. KK'],
    ['||', '', '# Jadwal\n---\n* **Senin**: _pagi_', '## Jadwal\n- **Senin**: pagi'],
    ['08.00 ||', '', '– 10.00', '08.00 10.00'],
    ['Lihat |jadwal| ini', '', ' https://a.id/b \n', 'Lihat [jadwal](https://a.id/b) ini'],
    ['Lihat |jadwal| ini', '', `${location.origin}/agenda`, 'Lihat [jadwal](/agenda) ini'],
    ['Bawa |KTP|', '<meta charset="utf-8">', '', 'Bawa KTP'],
  ])('inserts into $0 the HTML $1 or text $2', async (marked, html, text, expected) => {
    await pasteAt(marked, { html, text })
    expect(stored().replace('\u2063', '')).toBe(expected)
  })

  it.each([
    ['the note is closed', () => press('Tutup')],
    ['another text is pasted', () => pasteInto(area(), { text: ' asli' })],
  ])('shows which elements were dropped until %s', async (_, end) => {
    await open('')
    pasteInto(area(), { html: PICTURE, text: 'Bawa KTP' })
    expect(stored()).toBe('Bawa **KTP**')
    expect(note()).toHaveTextContent(LEFT_OUT)
    end()
    expect(note()).toBeEmptyDOMElement()
    expect(area()).toHaveFocus()
  })

  it('inserts plain text with Ctrl+Shift+V', async () => {
    await open('')
    key('V', { ctrlKey: true, shiftKey: true })
    pasteInto(area(), { html: '<b>KTP</b>', text: 'KTP _asli_' })
    expect(stored()).toBe('KTP _asli_')
  })

  it('shows the length of a text that is too long, and keeps the whole text', async () => {
    await open('')
    writeInto(area(), 'a'.repeat(60_000))
    expect(stored()).toHaveLength(60_000)
    expect(screen.getByText('60.000 dari 50.000 karakter')).toBeVisible()
  })
})

describe('a picture', () => {
  const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

  it('appears in the text immediately, in the chosen order, and gets its address after the upload', async () => {
    await open('Satu.\nDua.')
    select('Sa', { behind: true })
    vi.mocked(choosePictureFiles).mockResolvedValue([file('a.jpg'), file('b.jpg')])
    press('Foto')
    await waitFor(() => expect(uploads).toHaveLength(2))
    expect(stored()).toMatch(/^Satu\.\n!\[\]\(#foto-\w+\)\{.+\}\n!\[\]\(#foto-\w+\)\{.+\}\nDua\.$/)
    expect(screen.getAllByText('Mengunggah foto …')).toHaveLength(2)
    // The user continues writing below the pictures.
    await type('Tiga.')
    const [caption] = screen.getAllByLabelText('Keterangan foto ini')
    fireEvent.change(caption as HTMLElement, { target: { value: 'Panen [padi]' } })
    uploads.forEach((done) => done(URL_OF))
    const size = '{width=1600 height=900}'
    await waitFor(() =>
      expect(stored()).toBe(
        `Satu.\n![Panen (padi)](${URL_OF})${size}\n![](${URL_OF})${size}\nTiga.\nDua.`,
      ),
    )
    expect(screen.queryByText('Mengunggah foto …')).toBeNull()
    expect(await screen.findByRole('img', { name: 'Panen (padi)' })).toHaveAttribute('src', URL_OF)
  })

  it('can be pasted, and keeps the caret in the empty line below when its address arrives', async () => {
    await open('Satu.\nDua.')
    select('Sa', { behind: true })
    pasteInto(area(), { files: [file('a.jpg')] })
    await screen.findByText('Mengunggah foto …')
    uploads.forEach((done) => done(URL_OF))
    await waitFor(() => expect(stored()).toContain(URL_OF))
    await type('Tiga.')
    expect(stored()).toBe(`Satu.\n![](${URL_OF}){width=1600 height=900}\nTiga.\nDua.`)
  })

  it('reappears on undo after it was cut during its upload', async () => {
    await open('Satu.')
    pasteInto(area(), { files: [file('a.jpg')] })
    await screen.findByText('Mengunggah foto …')
    // Undo reverts changes within half a second together.
    await new Promise((resolve) => setTimeout(resolve, 600))
    key('a', { ctrlKey: true })
    key('Backspace')
    expect(stored()).toBe('')
    uploads.forEach((done) => done(URL_OF))
    await act(async () => new Promise((resolve) => setTimeout(resolve, 20)))
    press('Urungkan')
    await waitFor(() => expect(stored()).toBe(`Satu.\n![](${URL_OF}){width=1600 height=900}`))
  })

  it('can be moved and removed', async () => {
    await open(`Satu.\n![Panen](${URL_OF}){width=1 height=1}\nDua.`)
    press('Naikkan foto Panen')
    expect(stored()).toBe(`![Panen](${URL_OF}){width=1 height=1}\nSatu.\nDua.`)
    press('Hapus foto Panen')
    expect(stored()).toBe('Satu.\nDua.')
  })

  it('shows a notice if its file is lost', async () => {
    await open('![Panen](#foto-hilang){width=0 height=0}')
    expect(await screen.findByText(/^Foto ini tidak ada lagi/)).toBeVisible()
  })
})
