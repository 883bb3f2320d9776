import { PARTNERS } from './partners-subject'
import { SettingsScreen, type SettingsScreenProps } from './settings-screen'

export function PartnersScreen(props: SettingsScreenProps) {
  return <SettingsScreen subject={PARTNERS} {...props} />
}
