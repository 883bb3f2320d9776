import { PARTNERS } from './partners-document'
import { SettingsScreen } from './settings-screen'

export default function PartnersScreen() {
  return <SettingsScreen document={PARTNERS} />
}
