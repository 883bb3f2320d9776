import { projectID } from 'firebase-functions/params'

/* The build inserts `VITE_SITE_URL` and `VITE_HOSTING_SITE`, as in the site. */

const localHost = () => process.env['FIREBASE_HOSTING_EMULATOR_HOST']

/** Returns the id of the project's Hosting site. The local Firebase uses the project id. */
export function siteId(): string {
  return (!localHost() && process.env['VITE_HOSTING_SITE']) || projectID.value()
}

export function siteUrl(): string {
  const local = localHost()
  if (local !== undefined) return `http://${local}`
  // Every Hosting site has this address in addition to its own domain.
  return process.env['VITE_SITE_URL'] || `https://${siteId()}.web.app`
}
