import { DeploymentStopped } from './deployment-stopped'

/** `projects/P/sites/S`, as `firebase hosting:sites:list --json` tells it. */
export interface HostingSiteEntry {
  name: string
  type: string
}

/**
 * The id of the project's default site, to which Google's tools deploy; `expected` is what site and functions
 * are built with. Where the project's id was taken Google has suffixed the site's
 * (firebase.google.com/docs/hosting/multisites). Throws DeploymentStopped where it is another.
 */
export function checkedSite(sites: readonly HostingSiteEntry[], expected: string): string {
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
    `Situs Hosting proyek ini bernama ${id}, bukan ${expected}. Tulis VITE_HOSTING_SITE=${id} di .env.production, lalu ulangi.`,
  )
}
