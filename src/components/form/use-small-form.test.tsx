import { fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { FieldFrame } from './fields/field-frame'
import { useSmallForm } from './use-small-form'

const required = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message))
const both = v.object({ name: required('Nama wajib.'), place: required('Tempat wajib.') })
const nameOnly = v.object({ name: required('Nama wajib.') })

const heard = vi.fn<(values: unknown) => void>()
const taken = vi.fn<(output: unknown) => void>()
beforeEach(() => vi.resetAllMocks())

function Sample() {
  const { attributes, errors, check } = useSmallForm(heard)
  return (
    <form {...attributes}>
      <FieldFrame label="Nama" error={errors['name']}>
        {(control) => <input {...control} name="name" />}
      </FieldFrame>
      <FieldFrame label="Tempat" hint="Dusun" error={errors['place']}>
        {(control) => <input {...control} name="place" />}
      </FieldFrame>
      <input aria-label="Berkas" />
      <button type="button" onClick={() => taken(check(both))}>
        Semua
      </button>
      <button type="button" onClick={() => taken(check(nameOnly))}>
        Nama saja
      </button>
    </form>
  )
}

const field = (label: string) => screen.getByLabelText(label)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

it('returns null for invalid values, focuses the first one, and shows messages until a field changes', () => {
  render(<Sample />)
  press('Semua')
  expect(taken).toHaveBeenCalledWith(null)
  expect(field('Nama')).toHaveAccessibleDescription('Nama wajib.')
  expect(field('Tempat')).toHaveAccessibleDescription('Dusun Tempat wajib.')
  expect(field('Nama')).toHaveFocus()
  type('Tempat', 'R')
  expect(field('Tempat')).toBeValid()
  expect(field('Nama')).toBeInvalid()
  type('Nama', ' Tati ')
  press('Semua')
  expect(taken).toHaveBeenLastCalledWith({ name: 'Tati', place: 'R' })
})

it('focuses the first invalid field after valid ones, and shows only the messages of the latest check', () => {
  render(<Sample />)
  type('Nama', 'Tati')
  press('Semua')
  expect(field('Nama')).toBeValid()
  expect(field('Tempat')).toHaveFocus()
  press('Nama saja')
  expect(field('Tempat')).toBeValid()
})

it('reports all values at each change of a named control', () => {
  render(<Sample />)
  type('Nama', 'T')
  type('Berkas', 'x')
  expect(heard.mock.calls).toEqual([[{ name: 'T', place: '' }]])
})
