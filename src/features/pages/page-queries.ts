import { contentQuery } from '@/lib/query/content-query'

/** The page `sejarah`; null while nobody has written it. */
export const historyQuery = contentQuery(['pages', 'sejarah'], async () => {
  const { readHistory } = await import('./read-pages')
  return readHistory()
})

/** The page `visi-misi`; null while nobody has written it. */
export const visionQuery = contentQuery(['pages', 'visi-misi'], async () => {
  const { readVision } = await import('./read-pages')
  return readVision()
})
