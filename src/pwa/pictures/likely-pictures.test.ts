import { expect, it } from 'vitest'
import { PUBLIC_LISTS } from '@/domain/public-lists'
import { contentList, contentPages } from '@/lib/query/content'
import { createQueryClient } from '@/lib/query/query-client'
import { likelyPictures } from './likely-pictures'

const master = (number: number) =>
  `/v0/b/desa/o/images%2F${1_763_700_000_000 + number}.jpg?alt=media`
const small = (number: number) =>
  `/v0/b/desa/o/images%2F${1_763_700_000_000 + number}_320?alt=media`
const pictured = (id: string, number: number) => ({ id, imageurl: master(number) })
const page = (items: object[]) => ({ pages: [{ items, next: null }], pageParams: [null] })

it('sorts pictures: the newest articles, the village head, products, the gallery, then the rest', () => {
  const client = createQueryClient()
  const news = Array.from({ length: 13 }, (_, at) => pictured(`N${99 - at}`, at))
  client.setQueryData([...contentList('news', PUBLIC_LISTS.news.prefetch).queryKey], news)
  const announcement = pictured('O', 20)
  client.setQueryData(
    [...contentList('announcements', PUBLIC_LISTS.announcements.prefetch).queryKey],
    [announcement],
  )
  const officials = [
    { position: 'Bendahara', photourl: master(30) },
    { position: 'Kepala Desa', photourl: master(31) },
  ]
  client.setQueryData([...contentList('apparatus').queryKey], officials)
  client.setQueryData([...contentPages('umkm').queryKey], page([pictured('P', 40)]))
  const foreign = { id: 'R', imageurl: 'https://lain.id/a.jpg' }
  client.setQueryData([...contentPages('gallery').queryKey], page([pictured('Q', 50), foreign]))
  const firstNews = Array.from({ length: 11 }, (_, at) => at)
  expect(likelyPictures(client)).toEqual([20, ...firstNews, 31, 30, 40, 50, 11, 12].map(small))
})
