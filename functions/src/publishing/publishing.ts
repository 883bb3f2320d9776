import { services } from '../services'
import { HostingSite } from './hosting-site'
import { loadRenderer } from './load-renderer'
import type { Publishing } from './publish-site'
import { siteId } from './site-url'

export function publishing(): Publishing {
  const host = process.env['FIREBASE_HOSTING_EMULATOR_HOST']
  const local = host === undefined ? undefined : `http://${host}`
  const site = new HostingSite({ siteId: siteId(), local })
  return { firestore: services.firestore, site, renderer: loadRenderer }
}
