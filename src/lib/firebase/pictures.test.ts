import { expect, it, vi } from 'vitest'
import { storePicture } from './pictures'

interface Stored {
  fullPath?: string
  bucket?: string
}

const { answer } = vi.hoisted(() => ({ answer: vi.fn<() => Stored>() }))
vi.mock('firebase/storage', () => ({
  getStorage: () => ({}),
  connectStorageEmulator: () => undefined,
  ref: () => ({}),
  uploadBytesResumable: () =>
    Object.assign(Promise.resolve({ metadata: answer() }), { on: () => undefined }),
}))
vi.mock('./app', () => ({ app: {}, localFirebase: null }))

const store = () =>
  storePicture('1763700000000.jpg', new Blob(['x']), {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })

it('returns the address of a stored picture without a token', async () => {
  answer.mockReturnValue({ fullPath: 'images/1763700000000.jpg', bucket: 'desa.appspot.com' })
  expect(await store()).toBe(
    'https://firebasestorage.googleapis.com/v0/b/desa.appspot.com/o/images%2F1763700000000.jpg?alt=media',
  )
})

it.each<Stored>([{}, { bucket: 'desa.appspot.com' }, { fullPath: 'images/1763700000000.jpg' }])(
  'rejects a response without an address: %j',
  async (stored) => {
    answer.mockReturnValue(stored)
    await expect(store()).rejects.toThrow('Could not get public URL for the uploaded file.')
  },
)
