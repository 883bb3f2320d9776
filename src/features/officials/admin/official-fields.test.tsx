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
        <OfficialFields />
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

it('the preview shows the welcome of the village head as home does', () => {
  const head = { name: 'Maman', position: 'Kepala Desa', welcomemessage: 'Sampurasun' }
  const { rerender } = render(<OfficialPreview values={head} />)
  expect(screen.getByRole('blockquote')).toHaveTextContent('Sampurasun')
  rerender(<OfficialPreview values={{ ...head, position: 'Bendahara' }} />)
  expect(screen.queryByRole('blockquote')).not.toBeInTheDocument()
})
