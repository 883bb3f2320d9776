import { spawnSync } from 'node:child_process'
import { loadEnv } from 'vite'
import { minuteOf, PUBLISHED } from '@/domain/publishing/publication'
import { buildFunctions, buildProductionSite, loadRenderer, writePages } from './support/build'
import { fail } from './support/fail'
import { whyIncomplete } from './support/firebase-variables'
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
const number = 1 + (await liveNumber())
writePages(
  await (
    await loadRenderer()
  )
    .renderSite({ number, at: minuteOf(Date.now()) })
    .catch(({ message }: Error) => fail(`Isi situs tidak dapat dibaca: ${message}`)),
)
deploy('hosting,functions')

function deploy(only: string): void {
  const args = ['--yes', 'firebase-tools', 'deploy', '--project', project, '--only', only]
  const { status } = spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) fail(`Pemasangan ${only} gagal; sebabnya di atas. Ulangi npm run deploy.`)
}

/** The number of what is live; 0 where nothing is, or what knows no numbers. */
async function liveNumber(): Promise<number> {
  const url = `https://${project}.web.app${PUBLISHED.version}`
  const answer = await fetch(url).catch(() => fail(`${url} tidak dapat dibaca. Ada jaringan?`))
  try {
    const { number } = JSON.parse(await answer.text()) as { number?: unknown }
    return typeof number === 'number' ? number : 0
  } catch {
    return 0
  }
}
