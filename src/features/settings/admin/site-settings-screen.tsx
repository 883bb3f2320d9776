import { SITE_SETTINGS } from './site-settings-subject'
import { SettingsScreen, type SettingsScreenProps } from './settings-screen'

export function SiteSettingsScreen(props: SettingsScreenProps) {
  return <SettingsScreen subject={SITE_SETTINGS} {...props} />
}
