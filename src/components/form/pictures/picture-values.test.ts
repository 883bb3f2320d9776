import { renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { fillPicture } from './picture-values'

const PICTURE = { url: '/foto.jpg', width: 1600, height: 900 }

function formWith(defaultValues: Record<string, unknown>) {
  return renderHook(() => useForm({ defaultValues })).result.current
}

it('fills in the address and the size of the picture', () => {
  const form = formWith({ title: 'Panen', imageurl: '', imagewidth: 0, imageheight: 0 })
  fillPicture(form, 'imageurl', PICTURE)
  expect(form.getValues()).toEqual({
    title: 'Panen',
    imageurl: '/foto.jpg',
    imagewidth: 1600,
    imageheight: 900,
  })
})

it('adds no size to a form without size fields', () => {
  const form = formWith({ avatarurl: '' })
  fillPicture(form, 'avatarurl', PICTURE)
  expect(form.getValues()).toEqual({ avatarurl: '/foto.jpg' })
})
