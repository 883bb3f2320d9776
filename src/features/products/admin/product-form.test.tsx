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

it('groups the digits of a price and shows it as visitors will see it', () => {
  show()
  type(/^Harga/, 'Rp 1250000')
  expect(screen.getByRole('status')).toHaveTextContent('1250000')
  expect(screen.getByLabelText(/^Harga/)).toHaveValue('1.250.000')
  expect(screen.getByText('Tampil di situs: Rp. 1.250.000')).toBeVisible()
})

it('groups the digits of a stored price and leaves a missing price empty', () => {
  show({ price: 38_000 })
  expect(screen.getByLabelText(/^Harga/)).toHaveValue('38.000')
  type(/^Harga/, '')
  expect(screen.getByRole('status')).toHaveTextContent('""')
})

const UNFIT = 'Harga wajib diisi dalam rupiah utuh, misalnya 15.000.'

it.each([
  ['-1', 'Harga tidak boleh kurang dari nol.'],
  ['-15.000', 'Harga tidak boleh kurang dari nol.'],
  ['-', UNFIT],
  ['Rp', UNFIT],
  ['murah', UNFIT],
  ['15.000,50', 'Harga ditulis dalam rupiah utuh.'],
  ['9999999999', 'Harga terlalu besar.'],
  ['', UNFIT],
])('rejects the price %j at its field and keeps the text', async (price, message) => {
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

it('shows the number that receives the orders, or rejects a number without WhatsApp at its field', async () => {
  show()
  type(/^Nomor WhatsApp/, '0812-0000 0012')
  expect(screen.getByText('Tombol pesan membuka WhatsApp ke +6281200000012.')).toBeVisible()
  type(/^Nomor WhatsApp/, '12')
  expect(screen.queryByText(/^Tombol pesan/)).not.toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Terbitkan' }))
  expect(await screen.findByText(/^Nomor WhatsApp tidak dikenali/)).toBeVisible()
})

it('previews the public card with the content so far', () => {
  render(
    <PRODUCT_FORM.Preview
      values={{ name: 'Opak', price: 12_000, seller: '', whatsapp: '0812 0000 0012' }}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Opak' })).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent('Rp. 12.000')
  expect(screen.getByRole('link', { name: /^Pesan lewat WhatsApp/ })).toBeVisible()
})
