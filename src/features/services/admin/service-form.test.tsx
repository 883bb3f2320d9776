import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { insideSite } from '../../../../tests/support/inside-site'
import { SERVICE_FORM, stripNumbering } from './service-form'

it.each([
  [
    '1. Isi formulir\n2) Tanda tangan\n\n10. Ambil surat',
    'Isi formulir\nTanda tangan\nAmbil surat',
  ],
  [
    '• Fotokopi KK, 1 lembar\n* *KTP* asli\n- Materai 10.000',
    'Fotokopi KK, 1 lembar\nKTP asli\nMaterai 10.000',
  ],
  ['a. KTP\nb. KK', 'KTP\nKK'],
  [
    '2 lembar fotokopi KK\n1.000 lembar\nPukul 08.00',
    '2 lembar fotokopi KK\n1.000 lembar\nPukul 08.00',
  ],
])('stripNumbering turns the pasted list %j into %j', (text, lines) => {
  expect(stripNumbering(text)).toBe(lines)
})

function Form() {
  return (
    <FormProvider
      {...useForm({ defaultValues: { steps: '', documents: '', formurl: '', attachments: '' } })}
    >
      <SERVICE_FORM.Fields />
    </FormProvider>
  )
}

it('a list field of the service form removes the numbering on blur', () => {
  render(<Form />, { wrapper: insideSite() })
  for (const label of ['Langkah-langkah', 'Yang perlu dibawa']) {
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value: '1. Satu\n2. Dua' } })
    fireEvent.blur(field)
    expect(field).toHaveValue('Satu\nDua')
  }
})
