import { settings } from '@/domain/schemas/settings'
import { readDocument } from '@/lib/firebase/documents'

export const readSettings = () => readDocument('site_settings/1', settings)
