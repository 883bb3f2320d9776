import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { readPicture } from '../firebase/pictures'
import { promoteStaged } from './staged-pictures'

const BUCKET = '/v0/b/desa/o/images%2F'
const stagedAt = (time: number) => `${BUCKET}usulan%2Fbudi%2F${time}.jpg?alt=media`

vi.mock('../firebase/pictures', () => ({
  readPicture: vi.fn((path: string) => Promise.resolve(new Blob([path]))),
}))
vi.mock('./prepare-picture', () => ({
  preparePicture: (master: Blob, purpose?: string) =>
    Promise.resolve({
      master,
      width: 800,
      height: 600,
      variants: [],
      ...(purpose === 'page' && { share: master }),
    }),
}))
vi.mock('./upload-picture', () => ({
  uploadPicture: async ({ master, share }: { master: Blob; share?: Blob }) =>
    `${BUCKET}9${(await master.text()).slice(-16, -4)}.jpg?alt=media${share ? '#share' : ''}`,
}))

const PICTURES = [1_763_700_000_001, 1_763_700_000_002] as const

it('copies pictures in a text with their size', async () => {
  const [main, within] = PICTURES
  const values = {
    imageurl: stagedAt(main),
    imagewidth: 9999,
    imageheight: 1,
    content: `Satu.\n![Panen](${stagedAt(within)}){width=9999 height=1}\n![Rapat](${stagedAt(main)}){width=9 height=1}`,
    title: 'Panen',
  }
  const copy = (time: number) => `${BUCKET}9${String(time).slice(1)}.jpg?alt=media`
  expect(await promoteStaged(new QueryClient(), values)).toEqual({
    imageurl: copy(main),
    imagewidth: 800,
    imageheight: 600,
    content: `Satu.\n![Panen](${copy(within)}){width=800 height=600}\n![Rapat](${copy(main)}){width=800 height=600}`,
    title: 'Panen',
  })
  expect(readPicture).toHaveBeenCalledTimes(2)
})

it('copies the picture for link previews as well', async () => {
  const imageurl = `${stagedAt(1_763_700_000_004)}#share`
  const copy = `${BUCKET}9763700000004.jpg?alt=media#share`
  expect(await promoteStaged(new QueryClient(), { imageurl })).toMatchObject({ imageurl: copy })
})

it('rejects a missing picture', async () => {
  vi.mocked(readPicture).mockResolvedValueOnce(null)
  const values = { content: `![Panen](${stagedAt(1_763_700_000_003)})` }
  await expect(promoteStaged(new QueryClient(), values)).rejects.toThrow(
    'Foto usulan tidak ada lagi. Hapus atau ganti fotonya.',
  )
})
