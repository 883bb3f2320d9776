import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { PUBLISHED } from '@/domain/publishing/publication'
import { publishLocally } from '../scripts/support/publish-local'
import { articles } from './village/articles'
import { inLocalVillage, loadDocuments } from './village/local-village'

/*
 * `npm run bench -- publishing --articles 2000 --bytes 5000`: measures the publication of a village with ten
 * years of content.
 */

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '2000' },
    bytes: { type: 'string', default: '5000' },
  },
})

const measured = v.object({
  files: v.number(),
  unrendered: v.number(),
  cpuSeconds: v.number(),
  megabytes: v.number(),
  gzippedMegabytes: v.number(),
})

await inLocalVillage(async ({ url }) => {
  await loadDocuments(url, articles(Number(values.articles), Number(values.bytes)))
  const start = performance.now()
  await publishLocally(url)
  const seconds = (performance.now() - start) / 1_000
  const { number } = (await (await fetch(url + PUBLISHED.version)).json()) as { number: number }
  if (number < 1) throw new Error('Nothing was published.')
  console.table({
    ...(await render(url)),
    'seconds from the event to the release, locally': seconds,
  })
})

async function render(url: string) {
  const child = fork(join(import.meta.dirname, 'publishing', 'render-child.ts'), {
    // Heap size of Node in a function with 1 GiB.
    execArgv: ['--import', 'tsx', '--max-old-space-size=512'],
    env: { ...process.env, FIREBASE_HOSTING_EMULATOR_HOST: new URL(url).host },
  })
  const [message] = (await once(child, 'message')) as unknown[]
  child.disconnect()
  return v.parse(measured, message)
}
