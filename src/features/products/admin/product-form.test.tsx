import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, it } from 'vitest'
import { PictureQueueProvider } from '@/components/form/pictures/picture-queue-context'
import { InvalidForm, type Values, showFieldErrors, validate } from '@/components/form/validate'
import { INPUT } from '@/domain/collection-schemas'
import { emptyForm } from '@/domain/field-facts'
import { createPictureQueue } from '@/lib/images/picture-queue'
import { insideSite } from '../../../../tests/support/inside-site'
import { PRODUCT_FORM } from './product-form'

function Form({ values }: { values: Values }) {
  const opened = useForm<Values>({ defaultValues: values })
  const price: unknown = useWatch({ control: opened.control, name: 'price' })
  return (
    <PictureQueueProvider value={createPictureQueue()}>
      <FormProvider {...opened}>
        <PRODUCT_FORM.Fields />
        <output>{JSON.stringify(price)}</output>
        <button
          type="button"
          onClick={() => {
            try {
              validate(INPUT.umkm, opened.getValues())
            } catch (error) {
              if (error instanceof InvalidForm) showFieldErrors(opened, error)
            }
          }}
        >
          Terbitkan
        </button>
      </FormProvider>
    </PictureQueueProvider>
  )
}

function show(values: Values = {}) {
  render(<Form values={{ ...emptyForm('umkm'), ...values }} />, { wrapper: insideSite() })
}

function type(label: RegExp, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.blur(screen.getByLabelText(label))
}

it('the product form adds thousands separators to a price, and shows how visitors see it', () => {
  show()
  type(/^Harga/, 'Rp 1250000')
  expect(screen.getByRole('status')).toHaveTextContent('1250000')
  expect(screen.getByLabelText(/^Harga/)).toHaveValue('1.250.000')
  expect(screen.getByText('Tampil di situs: Rp. 1.250.000')).toBeVisible()
})

it('the product form shows a stored price with thousands separators, and allows an empty price', () => {
  show({ price: 38_000 })
  expect(screen.getByLabelText(/^Harga/)).toHaveValue('38.000')
  type(/^Harga/, '')
  expect(screen.getByRole('status')).toHaveTextContent('""')
})

const UNFIT = 'Harga wajib diisi dalam rupiah utuh, misalnya 15.000.'

it.each([
  ['-1', 'Harga tidak boleh kurang dari nol.'],
  ['-', UNFIT],
  ['murah', UNFIT],
  ['15.000,50', 'Harga ditulis dalam rupiah utuh.'],
  ['9999999999', 'Harga terlalu besar.'],
  ['', UNFIT],
])('the product form rejects the price %j and preserves the text', async (price, message) => {
  show({ price: 1 })
  type(/^Harga/, price)
  const typed = screen.getByLabelText<HTMLInputElement>(/^Harga/).value
  fireEvent.click(screen.getByRole('button', { name: 'Terbitkan' }))
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText(/^Harga/)).toHaveAccessibleDescription(
    expect.stringContaining(message),
  )
  expect(screen.getByLabelText(/^Harga/)).toHaveValue(typed)
})

it('the product form shows the WhatsApp number that receives orders, and rejects an invalid number', async () => {
  show()
  type(/^Nomor WhatsApp/, '0812-0000 0012')
  expect(screen.getByText('Tombol pesan membuka WhatsApp ke +6281200000012.')).toBeVisible()
  type(/^Nomor WhatsApp/, '12')
  expect(screen.queryByText(/^Tombol pesan/)).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Terbitkan' }))
  expect(await screen.findByText(/^Nomor WhatsApp tidak dikenali/)).toBeVisible()
})

it('the product preview shows the public card with the values in the form', () => {
  render(
    <PRODUCT_FORM.Preview
      values={{ name: 'Opak', price: 12_000, seller: '', whatsapp: '0812 0000 0012' }}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Opak' })).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent('Rp. 12.000')
  expect(screen.getByRole('link', { name: /^Pesan lewat WhatsApp/ })).toBeVisible()
})
