import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { UPLOADING } from '@/domain/public-documents/pdf-file'
import type { Role } from '@/domain/users/role'
import type { uploadPdf } from '@/lib/images/upload-picture'
import { insideSite } from '../../../../tests/support/inside-site'
import { AttachmentsField } from './attachments-field'

const { upload } = vi.hoisted(() => ({ upload: vi.fn<typeof uploadPdf>() }))
vi.mock('@/lib/images/upload-picture', () => ({ uploadPdf: upload }))

const address = (end: number) => `/v0/b/desa/o/documents%2F176370000000${end}.pdf?alt=media#1300000`
const ATTACHED = `${address(1)} Formulir`

beforeEach(() => void upload.mockReset())

function Value() {
  return <output>{String(useWatch({ name: 'attachments' }))}</output>
}

function Form({ text }: { text: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: { attachments: text } })}>
      <AttachmentsField name="attachments" label="Lampiran" />
      <Value />
    </FormProvider>
  )
}

function show({ text = '', role = 'editor' }: { text?: string; role?: Role } = {}) {
  render(<Form text={text} />, { wrapper: insideSite({ role }) })
}

const value = () => screen.getByText((_, element) => element?.localName === 'output').textContent
const chooser = () =>
  screen.getByLabelText(/^Lampirkan PDF …|^Lampiran/, { selector: '[type=file]' })
const choose = (file: File) => fireEvent.change(chooser(), { target: { files: [file] } })

it('attaches a PDF with the title of its file, which can change during the upload', async () => {
  show({ text: ATTACHED })
  let finish!: (address: string) => void
  upload.mockReturnValue(new Promise((resolve) => (finish = resolve)))
  choose(new File(['%PDF-1.4'], 'surat_pengantar 3204101505900001.pdf'))
  const title = await screen.findByLabelText('Judul lampiran 2')
  expect(title).toHaveValue('Surat pengantar')
  expect(value()).toBe(`${ATTACHED}\n${UPLOADING} Surat pengantar`)
  fireEvent.change(title, { target: { value: 'Surat pengantar RT' } })
  finish(address(2))
  fireEvent.click(await screen.findByLabelText(/^Saya sudah memeriksa/))
  expect(value()).toBe(`${ATTACHED}\n${address(2)} Surat pengantar RT`)
  expect(screen.getByText(/^Dokumen ini tampaknya memuat NIK/)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Hapus lampiran 1' }))
  expect(value()).toBe(`${address(2)} Surat pengantar RT`)
})

it('attaches nothing if the file is not a PDF or the upload fails', async () => {
  show()
  choose(new File(['PK'], 'surat.pdf'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Berkas ini bukan PDF.')
  upload.mockRejectedValueOnce(new Error('offline'))
  choose(new File(['%PDF-1.4'], 'surat.pdf'))
  expect(await screen.findByText(/^Berkas belum terunggah\./)).toBeVisible()
  expect(value()).toBe('')
})

it('accepts at most five attachments', () => {
  show({ text: [1, 2, 3, 4, 5].map((end) => `${address(end)} Formulir`).join('\n') })
  expect(chooser()).toBeDisabled()
})

it('asks to attach again after an interrupted upload', () => {
  show({ text: `${UPLOADING} Formulir` })
  expect(screen.getByText(/^Unggahan berkas terputus/)).toBeVisible()
})

it('shows contributors the attachments and why they cannot add any', () => {
  show({ text: ATTACHED, role: 'kontributor' })
  expect(screen.getByText(/^Hanya editor dan admin/)).toBeVisible()
  expect(screen.getByRole('link', { name: /^FormulirPDF · 1,2 MB/ })).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(screen.queryByText('Lampirkan PDF …')).toBeNull()
})
