import { PARTNERS } from './partners-subject'
import { SettingsScreen, type SettingsScreenProps } from './settings-screen'

/** Those who work with the village. */
export function PartnersScreen(props: SettingsScreenProps) {
  return <SettingsScreen subject={PARTNERS} {...props} />
}
