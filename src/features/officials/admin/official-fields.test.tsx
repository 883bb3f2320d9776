import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { PictureQueueProvider } from '@/components/form/pictures/picture-queue-context'
import type { Values } from '@/components/form/validate'
import { COLLECTIONS } from '@/domain/collections'
import { createPictureQueue } from '@/lib/images/picture-queue'
import { insideSite } from '../../../../tests/support/inside-site'
import { OfficialFields } from './official-fields'
import { OfficialPreview } from './official-preview'

function Form({ values }: { values: Values }) {
  return (
    <PictureQueueProvider value={createPictureQueue()}>
      <FormProvider {...useForm({ defaultValues: { ...COLLECTIONS.apparatus.form, ...values } })}>
        <OfficialFields today="2026-11-26" />
      </FormProvider>
    </PictureQueueProvider>
  )
}

function show(values: Values = {}) {
  render(<Form values={values} />, { wrapper: insideSite() })
}

const welcome = () => screen.getByRole('textbox', { name: /^Sambutan/, hidden: true })

const type = (position: string) =>
  fireEvent.change(screen.getByLabelText(/^Jabatan/), { target: { value: position } })

it('asks for welcome and signature of the village head alone, and says where they are shown', () => {
  show()
  type('Sekretaris Desa')
  expect(welcome()).not.toBeVisible()
  type('kepala desa ')
  expect(welcome()).toBeVisible()
  expect(screen.getByText(/^Tampil di beranda/)).toBeVisible()
  expect(screen.getByLabelText(/^Gambar tanda tangan/)).toBeEnabled()
})

it('a welcome stays in sight of whoever is village head no more, and is said not to be shown', () => {
  show({ position: 'Kepala Desa', welcomemessage: 'Sampurasun' })
  type('Mantan Kepala Desa')
  expect(welcome()).toHaveValue('Sampurasun')
  expect(screen.getByText(/^Tersimpan, tetapi tidak tampil/)).toBeVisible()
})

it('ticks the head for “Kepala Desa”, and for another position only when told', () => {
  show({ position: 'Kepala Desa' })
  const box = screen.getByLabelText('Kepala desa')
  expect(box).toBeChecked()
  type('Wali Nagari')
  expect(box).not.toBeChecked()
  fireEvent.click(box)
  expect(box).toBeChecked()
  expect(welcome()).toBeVisible()
})

it.each([
  ['2026-11-26', undefined],
  ['2026-11-25', 'Tanggal ini sudah lewat, jadi tidak tampil lagi.'],
  ['2027-12-26', undefined],
  ['2027-12-27', 'Lebih dari 13 bulan lagi. Periksa tahunnya.'],
])('an absence until %s, on the 26th of November, is warned of: %s', (day, warning) => {
  show()
  const field = screen.getByLabelText(/^Tidak di kantor sampai/)
  fireEvent.change(field, { target: { value: day } })
  expect(screen.queryByText(/sudah lewat|Lebih dari/)?.textContent).toBe(warning)
})

it('an absence is told with its weekday, and that no reason is shown', () => {
  show({ absentuntil: '2026-12-04' })
  expect(screen.getByText('Jumat, 4 Desember 2026')).toBeVisible()
  expect(screen.getByText(/tanpa alasan, lalu hilang sendiri/)).toBeVisible()
})

it.each([
  ['2126-12-04', 'Tidak di kantor sampai dengan Rabu, 4 Desember 2126'],
  ['2126-13-04', undefined],
])('the preview of an absence until %s says: %s', (absentuntil, words) => {
  render(<OfficialPreview values={{ name: 'Neng', absentuntil }} zone="Asia/Jakarta" />)
  expect(screen.queryByText(/^Tidak di kantor/)?.textContent).toBe(words)
})

it('the preview shows the welcome of the village head as home does', () => {
  const head = { name: 'Maman', position: 'Kepala Desa', welcomemessage: 'Sampurasun' }
  const { rerender } = render(<OfficialPreview values={head} zone="Asia/Jakarta" />)
  expect(screen.getByRole('blockquote')).toHaveTextContent('Sampurasun')
  rerender(<OfficialPreview values={{ ...head, position: 'Bendahara' }} zone="Asia/Jakarta" />)
  expect(screen.queryByRole('blockquote')).not.toBeInTheDocument()
})
