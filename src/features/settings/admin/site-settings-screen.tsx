import { SITE_SETTINGS } from './site-settings-subject'
import { SettingsScreen } from './settings-screen'

export default function SiteSettingsScreen() {
  return <SettingsScreen subject={SITE_SETTINGS} />
}
