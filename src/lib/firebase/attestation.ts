import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check'
import type { FirebaseApp } from 'firebase/app'

let appCheck: AppCheck | undefined

/**
 * From now on calls carry App Check's proof that a page of ours makes them, in a browser and by no
 * script. Throws what the SDK throws when there is none.
 */
export async function provePage(app: FirebaseApp, siteKey: string): Promise<void> {
  appCheck ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
  await getToken(appCheck)
}
