import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { SETUP } from '@/domain/audit/audit'
import { DATA_SCHEMA } from '../migrations/migrations'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { createIfMissing } from '../../../functions/src/data/create-if-missing'

/** Stores the default settings unless settings exist. Resolves with true if it stored them. */
export const storeDefaultSettings = (firestore: Firestore): Promise<boolean> =>
  createIfMissing(firestore, firestore.doc('site_settings/1'), {
    ...DEFAULT_SETTINGS,
    schema: DATA_SCHEMA,
    updatedBy: SETUP,
    updatedAt: FieldValue.serverTimestamp(),
  })
