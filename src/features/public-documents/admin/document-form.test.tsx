import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { insideSite } from '../../../../tests/support/inside-site'
import { DOCUMENT_FORM } from './document-form'

it('the document preview shows no link if the address is invalid', () => {
  render(
    <DOCUMENT_FORM.Preview
      values={{ title: 'RKP', type: '', year: '', url: 'javascript:alert(1)' }}
    />,
  )
  expect(screen.getByText('RKP')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

function Form() {
  return (
    <FormProvider {...useForm({ defaultValues: { type: '', class: '', form: '', url: '' } })}>
      <DOCUMENT_FORM.Fields />
    </FormProvider>
  )
}

it('the document form suggests the class that belongs to the type, until the user chooses a class', () => {
  render(<Form />, { wrapper: insideSite({ role: 'editor' }) })
  const choose = (type: string) =>
    fireEvent.change(screen.getByLabelText('Jenis dokumen'), { target: { value: type } })
  choose('RKPDes')
  expect(screen.getByRole('radio', { name: 'Berkala' })).toBeChecked()
  choose('SK')
  expect(screen.getByRole('radio', { name: 'Berkala' })).toBeChecked()
})
