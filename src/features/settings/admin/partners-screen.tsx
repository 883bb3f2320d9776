import { PARTNERS } from './partners-subject'
import { SettingsScreen } from './settings-screen'

export default function PartnersScreen() {
  return <SettingsScreen subject={PARTNERS} />
}
