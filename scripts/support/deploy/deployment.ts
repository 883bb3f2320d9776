import { whyIncompatible } from '@/domain/settings/data-schema'
import { DeploymentStopped } from './deployment-stopped'
import { SECRETS, setSecretCommand } from '../secrets'
import { checkedSite, type HostingSiteEntry } from './hosting-sites'

type Target = 'firestore' | 'storage' | 'functions' | 'hosting'

export interface FirebaseTools {
  /** Throws DeploymentStopped where the project cannot be read. */
  sites(): readonly HostingSiteEntry[]
  /** Whether Secret Manager has it; one that cannot be seen counts as missing. */
  hasSecret(name: string): boolean
  /** A trial changes nothing. `early`: Google asks to come again in a few minutes. */
  deploy(targets: readonly Target[], isTrial?: boolean): 'done' | 'early' | 'failed'
}

interface Deployment {
  tools: FirebaseTools
  project: string
  /** The id of the site of Hosting that is built for. */
  site: string
  build: () => Promise<void>
  /** The number of the schema of what is stored (data-schema.ts); null where nothing is. */
  storedSchema: () => Promise<number | null>
  /** Puts the content that lies in Firestore, and what open tabs need, beside what was built for `site`. */
  fill: (site: string) => Promise<void>
  say: (line: string) => void
  /** Resolves when it is time to try what came too early again. */
  pause: () => Promise<void>
}

/** So often is tried what came too early. */
const TRIES = 5

/**
 * Puts everything on a project of Firebase. Nothing that visitors see is changed before Google's tools have found
 * nothing wrong with all of it. Rules come first, by which the pages are then rendered, so that hosting never shows a site
 * without its content; hosting last, with the functions of the same build, or they would publish nothing.
 * However it ends the live site is whole, and the next time finishes. Rejects with DeploymentStopped.
 */
export async function deploySite(deployment: Deployment): Promise<void> {
  const { tools, build, fill } = deployment
  const site = checkedSite(tools.sites(), deployment.site)
  const stored = await deployment.storedSchema()
  const problem = stored === null ? null : whyIncompatible(stored)
  if (problem !== null) throw new DeploymentStopped(problem)
  const unset = SECRETS.filter((name) => !tools.hasSecret(name))
  if (unset.length > 0) throw new DeploymentStopped(whyWithout(unset, deployment.project))
  await build()
  await deployAll(deployment, ['firestore', 'storage', 'functions', 'hosting'], true)
  await deployAll(deployment, ['firestore', 'storage'])
  await fill(site)
  await deployAll(deployment, ['functions', 'hosting'])
}

const whyWithout = (secrets: readonly string[], project: string) =>
  [
    `Rahasia ${secrets.join(' dan ')} belum ada. Isi dahulu (- untuk cara yang tidak dipakai), lalu ulangi npm run deploy:`,
    ...secrets.map((name) => `  ${setSecretCommand(project, name)}`),
  ].join('\n')

async function deployAll(
  { tools, say, pause }: Deployment,
  targets: readonly Target[],
  isTrial = false,
): Promise<void> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const outcome = tools.deploy(targets, isTrial)
    if (outcome === 'done') return
    if (outcome === 'failed') break
    say('Google masih menyiapkan functions pertama proyek ini. Ditunggu, lalu dicoba lagi …')
    await pause()
  }
  const what = isTrial
    ? 'Pemasangan ditolak sebelum yang tampil bagi warga berubah'
    : `Pemasangan ${targets.join(',')} gagal`
  throw new DeploymentStopped(`${what}; sebabnya di atas. Ulangi npm run deploy.`)
}
