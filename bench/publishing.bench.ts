import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { encodeTime } from 'ulid'
import * as v from 'valibot'
import { PUBLISHED } from '@/domain/publishing/publication'
import { buildAll } from '../scripts/support/build/build'
import { startEmulatorProcess } from '../scripts/support/emulator-process'
import { publishLocally } from '../scripts/support/publish-local'
import { corpus } from './corpus'

/* `npm run bench -- publishing --articles 2000 --bytes 5000`: what a village's pages cost to publish after ten years. */

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '2000' },
    bytes: { type: 'string', default: '5000' },
  },
})
const [articles, bytes] = [Number(values.articles), Number(values.bytes)]

const told = v.object({
  files: v.number(),
  unrendered: v.number(),
  cpuSeconds: v.number(),
  megabytes: v.number(),
  gzippedMegabytes: v.number(),
})

await buildAll()
const dataFolder = mkdtempSync(join(tmpdir(), 'desa-bench-'))
const emulator = await startEmulatorProcess({ port: 0, dataFolder })
try {
  await loadArticles()
  const begun = performance.now()
  await publishLocally(emulator.url)
  const seconds = (performance.now() - begun) / 1_000
  const { number } = (await (await fetch(emulator.url + PUBLISHED.version)).json()) as {
    number: number
  }
  if (number < 1) throw new Error('Nothing was published.')
  console.table({
    ...(await render()),
    'seconds from the event to the release, locally': seconds,
  })
} finally {
  await emulator.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}

/** Articles that the rules would take, a day apart. */
async function loadArticles(): Promise<void> {
  const texts = corpus(articles, bytes)
  const documents = texts.map(({ fields }, at) => {
    const time = Date.parse('2016-01-01T03:00:00Z') + at * 86_400_000
    const id = encodeTime(time, 10) + String(at).padStart(16, '0')
    const [title = '', excerpt = '', content = ''] = fields
    const date = new Date(time).toISOString()
    const article = {
      id,
      title: title.slice(0, 150),
      excerpt: excerpt.slice(0, 300),
      content: content.replace(/((?:\S+ ){60})/g, '$1\n'),
      category: 'Pemerintahan',
      author: 'Pemerintah desa',
      date: date.slice(0, 10),
      views: 0,
      imageurl: '',
      imagewidth: 0,
      imageheight: 0,
      imagealt: '',
      createdBy: '',
      updatedBy: 'bench',
      updatedAt: { $timestamp: date },
    }
    return [`news/${id}`, article] as const
  })
  for (let first = 0; first < documents.length; first += 200) {
    const body = JSON.stringify({
      documents: Object.fromEntries(documents.slice(first, first + 200)),
    })
    const answer = await fetch(`${emulator.url}/__/emulator/projects/demo-desa:load`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body,
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
}

async function render() {
  const child = fork(join(import.meta.dirname, 'publishing', 'render-child.ts'), {
    // As much as Node takes of a function's 1 GiB.
    execArgv: ['--import', 'tsx', '--max-old-space-size=512'],
    env: { ...process.env, FIREBASE_HOSTING_EMULATOR_HOST: new URL(emulator.url).host },
  })
  const [message] = (await once(child, 'message')) as unknown[]
  child.disconnect()
  return v.parse(told, message)
}
