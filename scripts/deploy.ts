import { spawnSync } from 'node:child_process'
import { loadEnv } from 'vite'
import { minuteOf, type Publication, PUBLISHED } from '@/domain/publishing/publication'
import { buildFunctions, buildProductionSite, loadRenderer, writePages } from './support/build'
import { fail } from './support/fail'
import { whyIncomplete } from './support/firebase-variables'
import { onceReadable } from './support/once-readable'
import { ROOT } from './support/paths'

/*
 * `npm run deploy` puts everything on the Firebase project of `.env.production`: rules first, by which the
 * pages are then rendered, so that hosting never shows a site without its content; functions of the same
 * build with it, or they would publish nothing.
 */

const variables = loadEnv('production', ROOT)
const problem = whyIncomplete(variables)
if (problem) fail(problem)
const project = variables['VITE_FIREBASE_PROJECT_ID'] ?? ''

await buildProductionSite()
await buildFunctions()
deploy('firestore,storage')
const renderer = await loadRenderer()
const files = await onceReadable(
  async () => renderer.renderSite(await nextPublication()),
  () =>
    console.log('Firestore menyiapkan indeks atau aturannya; ini dapat memakan beberapa menit …'),
).catch(({ message }: Error) => fail(`Isi situs tidak dapat dibaca: ${message}`))
writePages(files)
deploy('hosting,functions')

function deploy(only: string): void {
  const args = ['--yes', 'firebase-tools', 'deploy', '--project', project, '--only', only]
  const { status } = spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) fail(`Pemasangan ${only} gagal; sebabnya di atas. Ulangi npm run deploy.`)
}

/** What follows on what is live; by Google's clock, for what this computer's says, pages would show. */
async function nextPublication(): Promise<Publication> {
  const url = `https://${project}.web.app${PUBLISHED.version}`
  const answer = await fetch(url).catch(() => fail(`${url} tidak dapat dibaca. Ada jaringan?`))
  const now = Date.parse(answer.headers.get('date') ?? '') || Date.now()
  return { number: 1 + numberIn(await answer.text()), at: minuteOf(now) }
}

/** 0 where nothing is live, or what knows no numbers. */
function numberIn(text: string): number {
  try {
    const { number } = JSON.parse(text) as { number?: unknown }
    return typeof number === 'number' ? number : 0
  } catch {
    return 0
  }
}
