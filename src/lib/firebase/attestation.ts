import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check'
import type { FirebaseApp } from 'firebase/app'

let appCheck: AppCheck | undefined

/**
 * Adds App Check's proof to all calls that a page of the site makes them. Throws the SDK's errors if there is
 * none.
 */
export async function attestPage(app: FirebaseApp, siteKey: string): Promise<void> {
  appCheck ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
  await getToken(appCheck)
}
