import { expect, it, vi } from 'vitest'
import { drawChosenFile } from './draw-picture'
import { openPicture } from './open-picture'

vi.mock('./open-picture')

it('explains what to do if the chosen file is not on the device', async () => {
  const withdrawn = Object.assign(new Blob(['foto']), {
    slice: () => ({
      arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotReadableError')),
    }),
  })
  const said = 'Foto ini tidak dapat dibaca. Mungkin fotonya hanya ada di Google Foto atau iCloud'
  await expect(drawChosenFile(withdrawn)).rejects.toThrow(said)
  await expect(drawChosenFile(new Blob([]))).rejects.toThrow(/kosong.*Unduh dahulu foto itu/)
})

const file = (head: string, size = 64) =>
  new Blob([Uint8Array.from(head, (letter) => letter.charCodeAt(0)), new Uint8Array(size)])
const JPEG = '\xff\xd8\xff'

it.each([
  ['an SVG', file('<svg onload="alert(1)"/>'), null, 'Berkas ini bukan foto PNG, JPEG, GIF,'],
  ['a program', file('MZ\x90\0\x03'), null, 'Berkas ini bukan foto PNG, JPEG, GIF, atau WebP.'],
  ['a damaged photo', file(JPEG), null, 'Foto ini tidak dapat dibuka. Mungkin berkasnya rusak'],
  ['41 MB', file(JPEG, 41 * 1024 * 1024), null, 'Ukuran foto 41 MB; paling besar 40 MB.'],
  ['70 megapixels', file(JPEG), [10_000, 7_000], 'Foto ini 70 megapiksel; paling besar 64.'],
  ['HEIC', file('\0\0\0\x18ftypheic'), null, 'Pengaturan → Kamera → Format → Paling Kompatibel'],
])('rejects %s with an explanation', async (_, chosen, size, reason) => {
  const [width = 0, height = 0] = size ?? []
  const opened = { width, height, decode: vi.fn<() => Promise<never>>(), close: () => {} }
  vi.mocked(openPicture).mockResolvedValue(size && opened)
  await expect(drawChosenFile(chosen)).rejects.toThrow(reason)
  expect(opened.decode).not.toHaveBeenCalled()
})
