import { SITE_SETTINGS } from './site-settings-document'
import { SettingsScreen } from './settings-screen'

export default function SiteSettingsScreen() {
  return <SettingsScreen document={SITE_SETTINGS} />
}
