import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { expect, it, vi } from 'vitest'
import { ChipsField } from './chips-field'

const onRead = vi.fn<(values: unknown) => void>()

function Sample() {
  const form = useForm({ defaultValues: { category: '' } })
  return (
    <FormProvider {...form}>
      <ChipsField name="category" label="Kategori" options={['Ekonomi', 'Kesehatan']} />
      <button onClick={() => onRead(form.getValues())}>Baca</button>
      <button onClick={() => form.setFocus('category')}>Tuju</button>
    </FormProvider>
  )
}

function read(): unknown {
  fireEvent.click(screen.getByRole('button', { name: 'Baca' }))
  return onRead.mock.lastCall?.[0]
}

it('stores the chosen option, or an empty string while no option is chosen', () => {
  render(<Sample />)
  expect(read()).toEqual({ category: '' })
  fireEvent.click(screen.getByRole('radio', { name: 'Kesehatan' }))
  expect(read()).toEqual({ category: 'Kesehatan' })
  expect(screen.getByRole('radio', { name: 'Kesehatan' })).toBeChecked()
})

it('receives the focus after a failed validation', async () => {
  render(<Sample />)
  fireEvent.click(screen.getByRole('button', { name: 'Tuju' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Ekonomi' })).toHaveFocus())
})
