import type { Settings } from '@/domain/settings/settings'
import { settingsInput } from '@/domain/settings/settings-input'
import { settings } from '@/domain/settings/settings-schema'
import { saveSettings } from '@/lib/saving/save-settings'
import { InstallFields } from './install-fields'
import { PlaceFields } from './place-fields'
import {
  ComplaintFields,
  ContactFields,
  HoursFields,
  IdentityFields,
  LookFields,
  SocialFields,
} from './settings-fields'
import type { SettingsSubject } from './settings-subject'
import { settingsOf, settingsValues } from './settings-values'
import { SETTINGS_WORDS } from './settings-words'

/** What holds for the whole site. */
export const SITE_SETTINGS: SettingsSubject<Settings> = {
  collection: 'site_settings',
  label: 'Pengaturan situs',
  stored: settings,
  input: settingsInput,
  valuesOf: settingsValues,
  inputOf: settingsOf,
  words: SETTINGS_WORDS,
  save: saveSettings,
  fields: (
    <>
      <IdentityFields />
      <ContactFields />
      <SocialFields />
      <HoursFields />
      <PlaceFields />
      <LookFields />
      <InstallFields />
      <ComplaintFields />
    </>
  ),
}
