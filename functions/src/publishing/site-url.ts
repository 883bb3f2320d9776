import { projectID } from 'firebase-functions/params'

/*
 * The build puts `VITE_SITE_URL` and `VITE_HOSTING_SITE` in, as it does into the site.
 */

const localHost = () => process.env['FIREBASE_HOSTING_EMULATOR_HOST']

/** The id of the project's site of Hosting, which the local Firebase calls as the project. */
export function siteId(): string {
  return (!localHost() && process.env['VITE_HOSTING_SITE']) || projectID.value()
}

/** Where the site lives. */
export function siteUrl(): string {
  const local = localHost()
  if (local !== undefined) return `http://${local}`
  // Every site of Hosting answers there, whatever other domain it has.
  return process.env['VITE_SITE_URL'] || `https://${siteId()}.web.app`
}
