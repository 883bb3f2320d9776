import { projectID } from 'firebase-functions/params'
import type { SiteRenderer } from '@/domain/publishing/site-renderer'
import { services } from '../services'
import { HostingSite } from './hosting-site'
import type { Publishing } from './publish-site'

export function publishing(): Publishing {
  const host = process.env['FIREBASE_HOSTING_EMULATOR_HOST']
  const local = host === undefined ? undefined : `http://${host}`
  const site = new HostingSite({ siteId: siteId(), local })
  return { firestore: services.firestore, site, renderer: loadRenderer }
}

/** Loads the renderer of the deployed build. Not imported statically, because it is large and rarely needed. */
async function loadRenderer(): Promise<SiteRenderer> {
  const { href } = new URL('renderer.js', import.meta.url)
  return (await import(href)) as SiteRenderer
}

/* The build replaces `VITE_SITE_URL` and `VITE_HOSTING_SITE` with their values. */

const localHost = () => process.env['FIREBASE_HOSTING_EMULATOR_HOST']

function siteId(): string {
  return (!localHost() && process.env['VITE_HOSTING_SITE']) || projectID.value()
}

export function siteUrl(): string {
  const local = localHost()
  if (local !== undefined) return `http://${local}`
  // Default address of a Hosting site, which works in addition to its own domain.
  return process.env['VITE_SITE_URL'] || `https://${siteId()}.web.app`
}
