import { expect, it } from 'vitest'
import { ResumableUploads } from './resumable-uploads'
import { factsOf, newObject } from '../objects/stored-object'

const PROJECT = 'demo-a'
const LARGE = 32 * 1024 * 1024

const uploads = new ResumableUploads()
const start = (size?: number) =>
  uploads.start(PROJECT, size, (content) => newObject('b', 'a', '1', factsOf(content), {}))
const refusal = (code: number) => expect.objectContaining({ code }) as Error

it('aborts an upload if storing the object fails', () => {
  const upload = uploads.start(PROJECT, undefined, () => {
    throw new Error('refused')
  })
  expect(() => upload.finish()).toThrow('refused')
  expect(upload.state).toBe('cancelled')
  expect(() => upload.finish()).toThrow(refusal(400))
})

it('rejects an upload of more than 32 MiB, with or without a declared size', () => {
  expect(() => start(LARGE + 1)).toThrow(refusal(413))
  const upload = start()
  upload.append(0, Buffer.alloc(LARGE), false)
  expect(() => upload.append(LARGE, Buffer.from('end'), true)).toThrow(refusal(413))
})

it('drops an upload after a hundred newer uploads', () => {
  const { id } = start()
  for (let count = 0; count < 99; count++) start()
  expect(uploads.get(PROJECT, id).id).toBe(id)
  start()
  expect(() => uploads.get(PROJECT, id)).toThrow(refusal(404))
})
