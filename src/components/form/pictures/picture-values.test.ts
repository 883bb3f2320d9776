import { renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { fillPicture } from './picture-values'

it.each([
  [
    'imageurl',
    { title: 'Panen', imageurl: '', imagewidth: 0, imageheight: 0 },
    { title: 'Panen', imageurl: '/foto.jpg', imagewidth: 1600, imageheight: 900 },
  ],
  ['avatarurl', { avatarurl: '' }, { avatarurl: '/foto.jpg' }],
])('fills a picture into %s, and its size if the form has it', (field, defaultValues, filled) => {
  const form = renderHook(() => useForm<Record<string, unknown>>({ defaultValues })).result.current
  fillPicture(form, field, { url: '/foto.jpg', width: 1600, height: 900 })
  expect(form.getValues()).toEqual(filled)
})
