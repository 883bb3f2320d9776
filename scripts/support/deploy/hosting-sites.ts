import { ENV_FILE } from '../paths'
import { DeploymentStopped } from './deployment-stopped'

/** Entry of `firebase hosting:sites:list --json`. `name` is `projects/P/sites/S`. */
export interface HostingSiteEntry {
  name: string
  type: string
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
