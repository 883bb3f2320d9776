import { fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { PictureQueueProvider } from '@/components/form/pictures/picture-queue-context'
import { emptyForm } from '@/domain/field-facts'
import type { EditorialKind } from '@/features/editorial/admin/editorial-kind'
import { createPictureQueue } from '@/lib/images/picture-queue'
import { insideSite } from '../../../tests/support/inside-site'
import { KINDS } from './kinds'

function Form({ kind }: { kind: EditorialKind }) {
  return (
    <PictureQueueProvider value={createPictureQueue()}>
      <FormProvider {...useForm({ defaultValues: kind.empty('Siti') })}>
        <kind.Fields />
      </FormProvider>
    </PictureQueueProvider>
  )
}

describe.each(KINDS.map((kind) => [kind.kind, kind] as const))('the form of %s', (name, kind) => {
  // Tests only fields that are empty in a new form, which the clerk fills in.
  const typed = Object.entries(emptyForm(name))
    .filter(([, value]) => value === '')
    .map(([field]) => field)

  it.each(typed)('labels the field %s like the conflict dialog', async (field) => {
    render(<Form kind={kind} />, { wrapper: insideSite() })
    // Some fields appear only after another choice.
    for (const choice of screen.queryAllByRole('combobox'))
      if (choice instanceof HTMLSelectElement)
        fireEvent.change(choice, { target: { value: choice.options[1]?.value } })
    expect(kind.labels[field]).toBeDefined()
    const name = new RegExp(`^${kind.labels[field]}`)
    await vi.waitFor(() =>
      expect([
        ...screen.queryAllByLabelText(name),
        ...screen.queryAllByRole('group', { name }),
      ]).not.toEqual([]),
    )
  })
})
