import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import {
  nextPublication,
  type Publication,
  PUBLISHED,
  UNPUBLISHED,
} from '@/domain/publishing/publication'
import {
  buildFunctions,
  buildProductionSite,
  loadRenderer,
  writePages,
} from './support/build/build'
import { whyIncomplete } from './support/build/firebase-variables'
import { fail } from './support/fail'
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
const { files, unrendered } = await onceReadable(
  async () => renderer.renderSite(await following()),
  () =>
    console.log('Firestore menyiapkan indeks atau aturannya; ini dapat memakan beberapa menit …'),
).catch(({ message }: Error) => fail(`Isi situs tidak dapat dibaca: ${message}`))
writePages(files)
// The app shows such a page by what it reads itself; without any file it would not be found.
const shell = readFileSync(join(ROOT, 'dist', PUBLISHED.shell), 'utf8')
writePages(new Map(unrendered.map(({ file }) => [file, shell])))
for (const { file, title, cause } of unrendered)
  console.warn(`Halaman “${title}” (${file}) tidak dapat disusun dan dipasang tanpa isi:`, cause)
deploy('hosting,functions')

function deploy(only: string): void {
  const args = ['--yes', 'firebase-tools', 'deploy', '--project', project, '--only', only]
  const { status } = spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) fail(`Pemasangan ${only} gagal; sebabnya di atas. Ulangi npm run deploy.`)
}

/** What follows on what is live; by Google's clock, for what this computer's says, pages would show. */
async function following(): Promise<Publication> {
  const url = `https://${project}.web.app${PUBLISHED.version}`
  const answer = await fetch(url).catch(() => fail(`${url} tidak dapat dibaca. Ada jaringan?`))
  const now = Date.parse(answer.headers.get('date') ?? '') || Date.now()
  return nextPublication(publicationIn(await answer.text()), now)
}

/** Where nothing is live, or what knows no numbers, there was none. */
function publicationIn(text: string): Publication {
  try {
    return { ...UNPUBLISHED, ...(JSON.parse(text) as Partial<Publication>) }
  } catch {
    return UNPUBLISHED
  }
}
