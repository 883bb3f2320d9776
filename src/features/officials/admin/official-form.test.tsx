import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import { PictureQueueProvider } from '@/components/form/pictures/picture-queue-context'
import type { Values } from '@/components/form/validate'
import { emptyForm } from '@/domain/field-facts'
import { createPictureQueue } from '@/lib/images/picture-queue'
import { insideSite } from '../../../../tests/support/inside-site'
import { OFFICIAL_FORM } from './official-form'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00+07:00') }))

function Form({ values }: { values: Values }) {
  return (
    <PictureQueueProvider value={createPictureQueue()}>
      <FormProvider {...useForm({ defaultValues: { ...emptyForm('apparatus'), ...values } })}>
        <OFFICIAL_FORM.Fields />
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

it('the official form shows welcome and signature only for the village head, with a hint where they appear', () => {
  show()
  type('Sekretaris Desa')
  expect(welcome()).not.toBeVisible()
  type('kepala desa ')
  expect(welcome()).toBeVisible()
  expect(screen.getByText(/^Tampil di beranda/)).toBeVisible()
  expect(screen.getByLabelText(/^Gambar tanda tangan/)).toBeEnabled()
})

it('the official form preserves the welcome of a former village head, with a hint that it is hidden', () => {
  show({ position: 'Kepala Desa', welcomemessage: 'Sampurasun' })
  type('Mantan Kepala Desa')
  expect(welcome()).toHaveValue('Sampurasun')
  expect(screen.getByText(/^Tersimpan, tetapi tidak tampil/)).toBeVisible()
})

it('the official form ticks “Kepala desa” for the position “Kepala Desa”, and for other positions only on request', () => {
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
])(
  'on 26 November 2026, the warning of the official form about an absence until %s is: %s',
  (day, warning) => {
    show()
    const field = screen.getByLabelText(/^Tidak di kantor sampai/)
    fireEvent.change(field, { target: { value: day } })
    expect(screen.queryByText(/sudah lewat|Lebih dari/)?.textContent).toBe(warning)
  },
)

it('the official form shows the weekday of an absence, and a hint that no reason is published', () => {
  show({ absentuntil: '2026-12-04' })
  expect(screen.getByText('Jumat, 4 Desember 2026')).toBeVisible()
  expect(screen.getByText(/tanpa alasan, lalu hilang sendiri/)).toBeVisible()
})

it.each([
  ['2126-12-04', 'Tidak di kantor sampai dengan Rabu, 4 Desember 2126'],
  ['2126-13-04', undefined],
])('the preview of an official shows an absence until %s as: %s', (absentuntil, words) => {
  render(<OFFICIAL_FORM.Preview values={{ name: 'Neng', absentuntil }} />, {
    wrapper: insideSite(),
  })
  expect(screen.queryByText(/^Tidak di kantor/)?.textContent).toBe(words)
})

it('the preview of the village head shows the welcome as the home page does', () => {
  const head = { name: 'Maman', position: 'Kepala Desa', welcomemessage: 'Sampurasun' }
  const { rerender } = render(<OFFICIAL_FORM.Preview values={head} />, { wrapper: insideSite() })
  expect(screen.getByRole('blockquote')).toHaveTextContent('Sampurasun')
  rerender(<OFFICIAL_FORM.Preview values={{ ...head, position: 'Bendahara' }} />)
  expect(screen.queryByRole('blockquote')).not.toBeInTheDocument()
})
