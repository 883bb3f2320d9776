import { projectID } from 'firebase-functions/params'

/** Where the site lives. The build puts `VITE_SITE_URL` in, as it does into the site. */
export function siteUrl(): string {
  const local = process.env['FIREBASE_HOSTING_EMULATOR_HOST']
  if (local !== undefined) return `http://${local}`
  // Every project's Hosting answers there, whatever other domain it has.
  return process.env['VITE_SITE_URL'] || `https://${projectID.value()}.web.app`
}
