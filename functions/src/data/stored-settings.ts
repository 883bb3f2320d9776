import type { Firestore } from 'firebase-admin/firestore'
import * as v from 'valibot'
import {
  DEFAULT_DESK_SETTINGS,
  type DeskSettings,
  readableDeskSettings,
} from '@/domain/complaints/desk-settings-schema'
import type { Settings } from '@/domain/settings/settings'
import { settings } from '@/domain/settings/settings-schema'

export async function readSettings(firestore: Firestore): Promise<Settings> {
  const stored = await firestore.doc('site_settings/1').get()
  return v.parse(settings, stored.data() ?? {})
}

export async function readOfficialDays(firestore: Firestore) {
  const { docs } = await firestore.collection('closed_days').where('official', '==', true).get()
  return docs.map((day) => day.data() as { date: string; name: string; official: boolean })
}

/** Returns the stored desk settings without invalid values, or the defaults if the document is missing. */
export async function readDeskSettings(firestore: Firestore): Promise<DeskSettings> {
  const stored = await firestore.doc('desk_settings/1').get()
  return v.parse(readableDeskSettings, stored.data() ?? DEFAULT_DESK_SETTINGS)
}
