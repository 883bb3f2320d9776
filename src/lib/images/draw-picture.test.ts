import { expect, it } from 'vitest'
import { drawChosen } from './draw-picture'

it('explains what to do about a file that is not on the device', async () => {
  const withdrawn = Object.assign(new Blob(['foto']), {
    slice: () => ({
      arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotReadableError')),
    }),
  })
  const said = 'Foto ini tidak dapat dibaca. Mungkin fotonya hanya ada di Google Foto atau iCloud'
  await expect(drawChosen(withdrawn)).rejects.toThrow(said)
  await expect(drawChosen(new Blob([]))).rejects.toThrow(/kosong.*Unduh dahulu foto itu/)
})
