import { paths } from '@/domain/paths'

/** Every public page; an article and a report, of those there are, and an address that is none. */
export async function publicPages(origin: string): Promise<string[]> {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string')
  return [
    ...fixed.filter((path) => path !== paths.admin),
    paths.article(await someId(origin, 'news')),
    paths.trackedComplaint(await someId(origin, 'complaint_status')),
    '/tidak/ada',
  ]
}

async function someId(origin: string, collectionId: string): Promise<string> {
  const response = await fetch(
    `${origin}/v1/projects/demo-desa/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId }], limit: 1 } }),
    },
  )
  const [found] = (await response.json()) as { document?: { name: string } }[]
  const id = found?.document?.name.split('/').at(-1)
  if (!id) throw new Error(`The sample has no ${collectionId}.`)
  return id
}
