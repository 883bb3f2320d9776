import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
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
import { openProject, withTimeout } from './support/backup/connect'
import type { Project } from './support/backup/format'
import { configurationProblem } from './support/build/firebase-variables'
import { keepOldAssets } from './support/deploy/keep-old-assets'
import { DeploymentStopped, deploySite } from './support/deploy/deployment'
import { firebaseTools } from './support/deploy/firebase-tools'
import { runtimeWarning } from './support/deploy/firebase-tools-version'
import { openCallables, schedulesWithoutJob } from './support/deploy/finish-functions'
import { builtFunctions } from './support/doctor/built-functions'
import { explain } from './support/explain'
import { redirectFiles } from '../functions/src/publishing/redirect-files'
import { stateOf } from '../functions/src/publishing/state'
import { version } from '../package.json'
import { fail } from './support/fail'
import { askGoogle } from './support/google/ask-google'
import { grantRoles } from './support/google/project-roles'
import { finishMigration, migrate } from './support/migrations/migrate'
import { storedSchema } from './support/migrations/stored-schema'
import { waitUntilReadable } from './support/wait-until-readable'
import { ENV_FOLDER, ROOT } from './support/paths'

/* `npm run deploy` deploys everything to the Firebase project of `.env.production`. */

/** Delay before a retry. Google's error message asks for a few minutes. */
const PAUSE_MILLISECONDS = 3 * 60_000

if (process.platform === 'win32')
  fail(
    'Di Windows jalankan perintah ini di Cloud Shell (docs/deploy.md#sebelum-mulai), atau di dalam WSL.',
  )
const variables = loadEnv('production', ENV_FOLDER)
const problem = configurationProblem(variables)
if (problem) fail(problem)
const project = variables['VITE_FIREBASE_PROJECT_ID'] ?? ''

const log = (line: string) => console.log(line)

const warning = runtimeWarning(new Date())
if (warning !== null) log(warning)

try {
  const opened = openProject({ project })
  const ask = askGoogle(opened)
  await deploySite({
    tools: firebaseTools(project),
    project,
    site: variables['VITE_HOSTING_SITE'] || project,
    storedSchema: () => withTimeout(storedSchema(opened.firestore)),
    build: async () => {
      await buildProductionSite()
      await buildFunctions()
    },
    migrate: () => migrate(opened, { folder: ROOT, log }),
    finishMigration: () => finishMigration(opened),
    grantRoles: async () => {
      const { added, problems } = await grantRoles(ask, project)
      if (added.length > 0) log(`Peran yang diberikan kepada akun layanan: ${added.join(', ')}`)
      for (const problem of problems) log(`Peran tidak dapat diberikan kepada ${problem}`)
    },
    fill: (site) => fill(site, opened),
    schedulesWithoutJob: async () => schedulesWithoutJob(ask, project, await builtFunctions()),
    openCallables: async () => openCallables(ask, project, await builtFunctions()),
    log,
    pause: () => delay(PAUSE_MILLISECONDS),
  })
  await stateOf(opened.firestore).set({ release: version }, { merge: true })
} catch (error) {
  if (error instanceof DeploymentStopped) fail(error.message)
  fail(`Belum selesai: ${explain(error)}\nUlangi npm run deploy.`)
}

async function fill(site: string, { firestore }: Project): Promise<void> {
  const origin = `https://${site}.web.app`
  const renderer = await loadRenderer()
  const { files, unrendered } = await waitUntilReadable(
    async () => renderer.renderSite(await fetchNextPublication(origin)),
    () =>
      console.log('Firestore menyiapkan indeks atau aturannya; ini dapat memakan beberapa menit …'),
  ).catch(({ message }: Error) => fail(`Isi situs tidak dapat dibaca: ${message}`))
  writePages(files)
  writePages(await redirectFiles(firestore, files, renderer.siteUrl))
  // The app renders these pages in the browser. Without a file, Hosting would respond with 404.
  const shell = readFileSync(join(ROOT, 'dist', PUBLISHED.shell), 'utf8')
  writePages(new Map(unrendered.map(({ file }) => [file, shell])))
  for (const { file, title, cause } of unrendered)
    console.warn(`Halaman “${title}” (${file}) tidak dapat disusun dan dipasang tanpa isi:`, cause)
  await keepOldAssets(origin, join(ROOT, 'dist'), renderer.build).catch(({ message }: Error) =>
    fail(`Berkas situs yang sekarang tidak dapat dibaca: ${message}. Ulangi npm run deploy.`),
  )
}

/** Returns the number and time of the next publication, by the server's clock, because this computer's may be wrong. */
async function fetchNextPublication(origin: string): Promise<Publication> {
  const url = origin + PUBLISHED.version
  const answer = await fetch(url).catch(() => fail(`${url} tidak dapat dibaca. Ada jaringan?`))
  const now = Date.parse(answer.headers.get('date') ?? '') || Date.now()
  return nextPublication(publicationIn(await answer.text()), now)
}

/** Parses the version file. Returns `UNPUBLISHED` for an unreadable file or one without a publication number. */
function publicationIn(text: string): Publication {
  try {
    return { ...UNPUBLISHED, ...(JSON.parse(text) as Partial<Publication>) }
  } catch {
    return UNPUBLISHED
  }
}
