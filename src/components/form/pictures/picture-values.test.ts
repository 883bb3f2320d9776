import { renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { fillPicture } from './picture-values'

const PICTURE = { url: '/foto.jpg', width: 1600, height: 900 }

function formWith(defaultValues: Record<string, unknown>) {
  return renderHook(() => useForm({ defaultValues })).result.current
}

it('an address is filled in with the dimensions beside it', () => {
  const form = formWith({ title: 'Panen', imageurl: '', imagewidth: 0, imageheight: 0 })
  fillPicture(form, 'imageurl', PICTURE)
  expect(form.getValues()).toEqual({
    title: 'Panen',
    imageurl: '/foto.jpg',
    imagewidth: 1600,
    imageheight: 900,
  })
})

it('a form without dimensions gets none', () => {
  const form = formWith({ avatarurl: '' })
  fillPicture(form, 'avatarurl', PICTURE)
  expect(form.getValues()).toEqual({ avatarurl: '/foto.jpg' })
})
