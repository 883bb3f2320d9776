import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { insideSite } from '../../../../tests/support/inside-site'
import { choosePictureFile } from '../pictures/choose-picture-file'
import { PictureQueueProvider } from '../pictures/picture-queue-context'
import { usePictureQueue, useSendPictures } from '../pictures/use-picture-queue'
import { MarkupField } from './markup-field'

vi.mock('../pictures/choose-picture-file')
vi.mock('@/lib/images/prepare-picture', () => ({
  preparePicture: () =>
    Promise.resolve({ master: new Blob(['x']), width: 1600, height: 900, variants: [] }),
}))
const upload = vi.hoisted((): { done: (url: string) => void } => ({ done: () => {} }))
vi.mock('@/lib/images/upload-picture', () => ({
  uploadPicture: () => new Promise<string>((resolve) => (upload.done = resolve)),
}))

const URL_OF = '/v0/b/desa/o/images%2F1763700000000.jpg?alt=media'

function Form({ content, pictures }: { content: string; pictures: boolean }) {
  const form = useForm({ defaultValues: { content } })
  const queue = usePictureQueue()
  useSendPictures(queue, form, '', () => {})
  const field = <MarkupField name="content" label="Isi" limit={50_000} />
  const wrapped: ReactNode = pictures ? (
    <PictureQueueProvider value={queue}>{field}</PictureQueueProvider>
  ) : (
    field
  )
  return (
    <FormProvider {...form}>
      <form>{wrapped}</form>
    </FormProvider>
  )
}

/** Opens the field with a text; `|` marks both ends of what is selected. */
function open(marked: string, { pictures = true } = {}) {
  const [before = '', selected = '', after = ''] = marked.split('|')
  render(<Form content={before + selected + after} pictures={pictures} />, {
    wrapper: insideSite(),
  })
  area().focus()
  select(before.length, before.length + selected.length)
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Isi')
const tool = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(tool(name))

function select(start: number, end: number) {
  area().setSelectionRange(start, end)
  fireEvent.select(area())
}

/** Pastes as browsers do: what nobody made something of comes as plain text. */
function paste({ text = '', html = '' }) {
  const contents: Record<string, string> = { 'text/plain': text, 'text/html': html }
  const clipboardData = { getData: (type: string) => contents[type] ?? '' }
  if (fireEvent.paste(area(), { clipboardData })) {
    area().setRangeText(text, area().selectionStart, area().selectionEnd, 'end')
    fireEvent.input(area())
  }
}

/** What is selected now. */
const selection = () => area().value.slice(area().selectionStart, area().selectionEnd)

beforeEach(() => {
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
})

describe('the toolbar', () => {
  it('makes bold what is selected, and says so, and takes it back', () => {
    open('Bawa |KTP| asli')
    expect(tool('Tebal')).toHaveAttribute('aria-pressed', 'false')
    press('Tebal')
    expect(area()).toHaveValue('Bawa **KTP** asli')
    expect(selection()).toBe('**KTP**')
    expect(tool('Tebal')).toHaveAttribute('aria-pressed', 'true')
    press('Tebal')
    expect(area()).toHaveValue('Bawa KTP asli')
    expect(selection()).toBe('KTP')
  })

  it.each([
    ['Subjudul', '## Satu'],
    ['Daftar', '- Satu'],
  ])('makes of a line: %s', (name, marked) => {
    open('Sa||tu')
    press(name)
    expect(area()).toHaveValue(marked)
    expect(tool(name)).toHaveAttribute('aria-pressed', 'true')
    expect(area()).toHaveFocus()
    press(name)
    expect(area()).toHaveValue('Satu')
  })

  it('offers no pictures where the form takes none', () => {
    open('', { pictures: false })
    expect(screen.queryByRole('button', { name: 'Gambar' })).toBeNull()
  })
})

describe('keys', () => {
  it('Ctrl+B makes bold', () => {
    open('Bawa |KTP|')
    fireEvent.keyDown(area(), { key: 'b', ctrlKey: true })
    expect(area()).toHaveValue('Bawa **KTP**')
  })

  it('Enter goes on with a list', () => {
    open('- satu||')
    fireEvent.keyDown(area(), { key: 'Enter' })
    expect(area()).toHaveValue('- satu\n- ')
    fireEvent.keyDown(area(), { key: 'Enter' })
    expect(area()).toHaveValue('- satu\n')
  })
})

describe('a link', () => {
  const address = () => screen.getByLabelText('Alamat tautan')

  it('gets its words from what is selected and asks for its address', () => {
    open('Lihat |jadwal| ini')
    fireEvent.keyDown(area(), { key: 'k', ctrlKey: true })
    expect(address()).toHaveFocus()
    expect(screen.getByLabelText(/^Teks tautan/)).toHaveValue('jadwal')
    fireEvent.change(address(), { target: { value: 'desa.go.id/jadwal' } })
    fireEvent.keyDown(address(), { key: 'Enter' })
    expect(area()).toHaveValue('Lihat [jadwal](https://desa.go.id/jadwal) ini')
    expect(area()).toHaveFocus()
  })

  it('to nowhere is refused at the field, and nothing is lost', () => {
    open('Lihat |jadwal| ini')
    press('Tautan')
    fireEvent.change(address(), { target: { value: 'javascript:alert(1)' } })
    press('Pasang tautan')
    expect(address()).toBeInvalid()
    expect(address()).toHaveAccessibleDescription(/Tulis alamat web/)
    expect(address()).toHaveValue('javascript:alert(1)')
    fireEvent.keyDown(address(), { key: 'Escape' })
    expect(area()).toHaveValue('Lihat jadwal ini')
    expect(area()).toHaveFocus()
  })

  it('is changed or taken off where the caret is in it', () => {
    open('Lihat [jad||wal](/agenda) ini')
    expect(tool('Tautan')).toHaveAttribute('aria-pressed', 'true')
    press('Tautan')
    expect(address()).toHaveValue('/agenda')
    press('Lepas tautan')
    expect(area()).toHaveValue('Lihat jadwal ini')
  })

  it('is made of an address that is pasted over words', () => {
    open('Lihat |jadwal| ini')
    paste({ text: 'https://desa.go.id/a' })
    expect(area()).toHaveValue('Lihat [jadwal](https://desa.go.id/a) ini')
  })
})

describe('pasting', () => {
  const PICTURE = '<p>Bawa <b>KTP</b></p><img src="file:///tmp/a.png">'
  const note = () => screen.getByRole('status')
  const LEFT_OUT = 'Dari yang ditempel, 1 gambar tidak ikut. Foto dipasang dengan tombol Gambar.'

  it('keeps bold words and lists, and goes on behind them', () => {
    open('Syarat:||')
    paste({ html: '<p><b>Bawa</b></p><ul><li>KTP</li></ul>', text: 'Bawa\nKTP' })
    expect(area()).toHaveValue('Syarat:**Bawa**\n- KTP')
    expect(area().selectionStart).toBe(area().value.length)
    expect(note()).toBeEmptyDOMElement()
  })

  it('stands instead of what is selected', () => {
    open('Bawa |KK| asli')
    paste({ html: '<b>KTP</b>', text: 'KTP' })
    expect(area()).toHaveValue('Bawa **KTP** asli')
  })

  it('says what was left out until somebody has read it', () => {
    open('')
    paste({ html: PICTURE, text: 'Bawa KTP' })
    expect(area()).toHaveValue('Bawa **KTP**')
    expect(note()).toHaveTextContent(LEFT_OUT)
    press('Tutup')
    expect(note()).toBeEmptyDOMElement()
    expect(area()).toHaveFocus()
  })

  it('says what was left out until the next time', () => {
    open('')
    paste({ html: PICTURE, text: 'Bawa KTP' })
    paste({ text: ' asli' })
    expect(area()).toHaveValue('Bawa **KTP** asli')
    expect(note()).toBeEmptyDOMElement()
  })

  it('a picture alone says so', () => {
    open('Satu.||')
    paste({ html: '<img src="https://a.example/b.jpg">' })
    expect(area()).toHaveValue('Satu.')
    expect(note()).toHaveTextContent(LEFT_OUT)
  })

  it('understands the marks of WhatsApp', () => {
    open('')
    paste({ text: '*Bawa:*\n• KTP' })
    expect(area()).toHaveValue('**Bawa:**\n- KTP')
  })

  it('with Ctrl+Shift+V stays plain', () => {
    open('')
    fireEvent.keyDown(area(), { key: 'V', ctrlKey: true, shiftKey: true })
    paste({ html: '<b>KTP</b>', text: '*KTP*' })
    expect(area()).toHaveValue('*KTP*')
    fireEvent.keyDown(area(), { key: 'v', ctrlKey: true })
    paste({ html: '<b>KK</b>', text: 'KK' })
    expect(area()).toHaveValue('*KTP***KK**')
  })

  it('too much loses nothing, and its length is told', () => {
    open('')
    paste({ html: `<p><b>${'a'.repeat(60_000)}</b></p>`, text: 'a'.repeat(60_000) })
    expect(area().value).toHaveLength(60_004)
    expect(screen.getByText('60.004 dari 50.000 karakter')).toBeVisible()
  })
})

describe('a picture', () => {
  /** Chooses one and says what is seen in it. */
  async function add(alt: string) {
    vi.mocked(choosePictureFile).mockResolvedValue(new File(['x'], 'foto.jpg'))
    press('Gambar')
    const words = await screen.findByLabelText('Keterangan foto ini')
    fireEvent.change(words, { target: { value: alt } })
    press('Sisipkan foto')
  }

  it('stands after the paragraph of the caret, and gets its address once it is stored', async () => {
    open('Sa||tu.\nDua.')
    await add('Panen padi')
    expect(area().value).toMatch(/^Satu\.\n!\[Panen padi\]\(#foto-\w+\)\{.+\}\nDua\.$/)
    await screen.findByText('Mengunggah foto …')
    // Writing goes on meanwhile, before and after it.
    fireEvent.change(area(), { target: { value: `${area().value} Tiga.` } })
    select(2, 2)
    upload.done(URL_OF)
    await waitFor(() =>
      expect(area()).toHaveValue(
        `Satu.\n![Panen padi](${URL_OF}){width=1600 height=900}\nDua. Tiga.`,
      ),
    )
    expect(area().selectionStart).toBe(2)
    expect(screen.queryByText('Mengunggah foto …')).toBeNull()
  })

  it('is asked what is seen in it', async () => {
    open('')
    await add('  ')
    expect(screen.getByLabelText('Keterangan foto ini')).toHaveAccessibleDescription(
      /Tulis apa yang terlihat di foto\.$/,
    )
    expect(area()).toHaveValue('')
  })

  it('that was cut while it was stored is there when it is pasted', async () => {
    open('Satu.||')
    await add('Panen')
    await screen.findByText('Mengunggah foto …')
    const text = area().value
    fireEvent.change(area(), { target: { value: 'Satu.' } })
    upload.done(URL_OF)
    await new Promise((resolve) => setTimeout(resolve, 20))
    fireEvent.change(area(), { target: { value: text } })
    await waitFor(() => expect(area().value).toContain(`![Panen](${URL_OF}){width=1600`))
  })

  it('is taken out of the text', async () => {
    open('Satu.||')
    await add('Panen')
    await screen.findByText('Mengunggah foto …')
    press('Hapus gambar Panen dari teks')
    expect(area()).toHaveValue('Satu.\n')
    expect(screen.queryByText('Mengunggah foto …')).toBeNull()
  })

  it('that is nowhere is told', () => {
    open('![Panen](#foto-hilang){width=0 height=0}')
    expect(screen.getByText(/^Foto ini tidak ada lagi/)).toBeVisible()
  })
})
