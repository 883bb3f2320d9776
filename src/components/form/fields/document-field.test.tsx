import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UPLOADING } from '@/domain/public-documents/pdf-file'
import type { Role } from '@/domain/users/role'
import type { uploadPdf } from '@/lib/images/upload-picture'
import { insideSite } from '../../../../tests/support/inside-site'
import { DocumentField } from './document-field'

const { upload } = vi.hoisted(() => ({ upload: vi.fn<typeof uploadPdf>() }))
vi.mock('@/lib/images/upload-picture', () => ({ uploadPdf: upload }))

const LINK = 'https://contoh.id/perdes.pdf'
const STORED = '/v0/b/desa/o/documents%2F1763700000000.pdf?alt=media#1300000'
const PDF = new File(['%PDF-1.4 isi'], '3204101505900001.pdf', { type: 'application/pdf' })

beforeEach(() => void upload.mockReset())

function Value() {
  return <output>{String(useWatch({ name: 'url' }))}</output>
}

function Form({ url }: { url: string }) {
  return (
    <FormProvider {...useForm({ defaultValues: { url } })}>
      <DocumentField name="url" label="Berkas atau tautan" hint="Petunjuk." />
      <Value />
    </FormProvider>
  )
}

function show({ url = '', role = 'editor' }: { url?: string; role?: Role } = {}) {
  render(<Form url={url} />, { wrapper: insideSite({ role }) })
}

const value = () => screen.getByText((_, element) => element?.localName === 'output').textContent
const choose = (file: File) =>
  fireEvent.change(
    screen.getByLabelText(/berkas PDF …$|Berkas atau tautan/, { selector: '[type=file]' }),
    { target: { files: [file] } },
  )

describe('choosing a PDF', () => {
  it('uploads the PDF, shows its size, warns of an identity number (NIK) in its name, and can remove it', async () => {
    show({ url: LINK })
    let finish!: (address: string) => void
    upload.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    choose(PDF)
    expect(await screen.findByText('Mengunggah berkas …')).toBeVisible()
    expect(value()).toBe(UPLOADING)
    finish(STORED)
    expect(
      await screen.findByRole('link', { name: /^Lihat berkas \(PDF · 1,2 MB\)/ }),
    ).toBeVisible()
    expect(screen.getByText(/^Dokumen ini tampaknya memuat NIK/)).toBeVisible()
    expect(value()).toBe(`${STORED}?`)
    const confirm = () => screen.getByRole('checkbox', { name: /^Saya sudah memeriksa/ })
    fireEvent.click(confirm())
    expect(value()).toBe(STORED)
    fireEvent.click(confirm())
    expect(value()).toBe(`${STORED}?`)
    fireEvent.click(screen.getByRole('button', { name: 'Hapus berkas' }))
    expect(value()).toBe('')
    expect(screen.getByRole('textbox', { name: 'Berkas atau tautan' })).toBeVisible()
  })

  it('keeps the link and explains why a file that is not a PDF cannot be stored', async () => {
    show({ url: LINK })
    choose(new File(['PK'], 'perdes.pdf'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Berkas ini bukan PDF.')
    expect(value()).toBe(LINK)
    expect(upload).not.toHaveBeenCalled()
  })

  it('keeps the link if the upload fails or is cancelled', async () => {
    show({ url: LINK })
    upload.mockRejectedValueOnce(new Error('offline'))
    choose(PDF)
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Berkas belum terunggah\./)
    expect(value()).toBe(LINK)
    upload.mockImplementationOnce(
      (_, { signal }) =>
        new Promise((_resolve, reject) => (signal.onabort = () => reject(signal.reason as Error))),
    )
    choose(PDF)
    fireEvent.click(await screen.findByRole('button', { name: 'Batalkan unggahan' }))
    expect(await screen.findByDisplayValue(LINK)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it('asks to choose again after an interrupted upload', () => {
  show({ url: UPLOADING })
  expect(screen.getByText(/^Unggahan berkas terputus\./)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Hapus berkas' }))
  expect(value()).toBe('')
})

it('lets contributors only enter a link', () => {
  show({ url: LINK, role: 'kontributor' })
  expect(screen.getByText('Warga membukanya di contoh.id.')).toBeVisible()
  expect(screen.queryByText('Pilih berkas PDF …')).not.toBeInTheDocument()
})
