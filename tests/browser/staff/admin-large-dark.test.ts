import { itSuitsAllScreens } from '../../support/admin-screens'
import { DESKTOP, setupBrowser } from '../../support/browser'
import { setupSite } from '../../support/site'
import { setupStaff } from '../../support/staff'

const site = setupSite()
const { visit } = setupBrowser({ installs: false })
const visitAs = setupStaff(site, visit)

itSuitsAllScreens(site, { visit, visitAs }, { ...DESKTOP, colorScheme: 'dark' })
