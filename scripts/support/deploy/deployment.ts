import { policyText } from '../google/iam-policy'
import { ENV_FILE } from '../paths'
import { newerSchemaProblem } from '../migrations/migrations'
import { SECRETS, setSecretCommand } from '../secrets'

export class DeploymentStopped extends Error {}

/** Entry of `firebase hosting:sites:list --json`. `name` is `projects/P/sites/S`. */
export interface HostingSiteEntry {
  name: string
  type: string
}

type Target = 'firestore' | 'storage' | 'functions' | 'hosting' | `functions:${string}`

export interface FirebaseTools {
  sites(): readonly HostingSiteEntry[]
  /** Returns whether Secret Manager has the secret. An unreadable secret counts as missing. */
  hasSecret(name: string): boolean
  /** Deploys the targets. A trial changes nothing. `early` means that Google asks to retry in a few minutes. */
  deploy(targets: readonly Target[], isTrial?: boolean): 'done' | 'early' | 'failed'
  /** Organization policies that Google names in the log of a failed deployment. */
  policies(): readonly string[]
}

interface Deployment {
  tools: FirebaseTools
  project: string
  site: string
  build: () => Promise<void>
  grantRoles: () => Promise<void>
  storedSchema: () => Promise<number | null>
  migrate: () => Promise<void>
  finishMigration: () => Promise<void>
  fill: (site: string) => Promise<void>
  schedulesWithoutJob: () => Promise<readonly string[]>
  openCallables: () => Promise<void>
  log: (line: string) => void
  pause: () => Promise<void>
}

const MAX_ATTEMPTS = 5

/**
 * Deploys everything. Nothing changes for visitors before a trial run has succeeded. Rules come first, then the data is
 * migrated, because the pages are rendered from both. Hosting comes last, with the functions of the same build, which
 * could not publish for another build. An interruption at any point leaves the live site intact, and the next run
 * finishes, including functions that were created only in part. Rejects with DeploymentStopped.
 */
export async function deploySite(deployment: Deployment): Promise<void> {
  const { tools, build, fill } = deployment
  const site = siteToDeploy(tools.sites(), deployment.site)
  const stored = await deployment.storedSchema()
  const problem = stored === null ? null : newerSchemaProblem(stored)
  if (problem !== null) throw new DeploymentStopped(problem)
  const missing = SECRETS.filter((name) => !tools.hasSecret(name))
  if (missing.length > 0)
    throw new DeploymentStopped(missingSecretsMessage(missing, deployment.project))
  await build()
  await deployAll(deployment, ['firestore', 'storage', 'functions', 'hosting'], true)
  // The trial run enables the services that create these accounts.
  await deployment.grantRoles()
  await deployAll(deployment, ['firestore', 'storage'])
  await deployment.migrate()
  await fill(site)
  await deployAll(deployment, ['functions', 'hosting'])
  const schedules = await deployment.schedulesWithoutJob()
  // firebase-tools deploy a named function even if its code is unchanged.
  if (schedules.length > 0)
    await deployAll(
      deployment,
      schedules.map((name) => `functions:${name}` as const),
    )
  await deployment.openCallables()
  // Until now, the previous functions and open tabs could still write the previous form.
  await deployment.finishMigration()
}

/**
 * Returns the default site of the project, to which firebase-tools deploys. Throws DeploymentStopped if the build is
 * for another site. A site gets a suffix if its id is already in use (firebase.google.com/docs/hosting/multisites).
 */
export function siteToDeploy(sites: readonly HostingSiteEntry[], expected: string): string {
  const id = sites
    .find(({ type }) => type === 'DEFAULT_SITE')
    ?.name.split('/')
    .at(-1)
  if (id === undefined)
    throw new DeploymentStopped(
      'Proyek ini belum punya situs Hosting. Buka Firebase console › Hosting › Get started (Mulai), lalu ulangi.',
    )
  if (id === expected) return id
  throw new DeploymentStopped(
    `Situs Hosting proyek ini bernama ${id}, bukan ${expected}. Tulis VITE_HOSTING_SITE=${id} di ${ENV_FILE}, lalu ulangi.`,
  )
}

const missingSecretsMessage = (secrets: readonly string[], project: string) =>
  [
    `Rahasia ${secrets.join(' dan ')} belum ada. Isi dahulu (- untuk cara yang tidak dipakai), lalu ulangi npm run deploy:`,
    ...secrets.map((name) => `  ${setSecretCommand(project, name)}`),
  ].join('\n')

async function deployAll(
  { tools, log, pause }: Deployment,
  targets: readonly Target[],
  isTrial = false,
): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const outcome = tools.deploy(targets, isTrial)
    if (outcome === 'done') return
    if (outcome === 'failed') break
    log('Google masih menyiapkan functions pertama proyek ini. Ditunggu, lalu dicoba lagi …')
    await pause()
  }
  const what = isTrial
    ? 'Pemasangan ditolak sebelum yang tampil bagi warga berubah'
    : `Pemasangan ${targets.join(',')} gagal`
  const policies = tools.policies()
  const why = policies.length > 0 ? policyText(policies) : 'sebabnya di atas.'
  throw new DeploymentStopped(`${what}; ${why} Ulangi npm run deploy.`)
}
