import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check'
import type { FirebaseApp } from 'firebase/app'

let appCheck: AppCheck | undefined

/**
 * Adds an App Check token to all later calls, which proves that a page of the site makes the calls. Throws the SDK's
 * errors if no token is available.
 */
export async function attestPage(app: FirebaseApp, siteKey: string): Promise<void> {
  appCheck ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
  await getToken(appCheck)
}
