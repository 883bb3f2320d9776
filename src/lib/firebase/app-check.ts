import {
  type AppCheck,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check'
import { UserFacingError } from '../errors'
import { app } from './app'

let appCheck: AppCheck | undefined

/**
 * From now on calls carry App Check's proof that a page of ours makes them, in a browser and by no
 * script. Throws a UserFacingError where there is none, for a function would refuse without saying
 * why.
 */
export async function proveOurPage(siteKey: string): Promise<void> {
  appCheck ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  })
  try {
    await getToken(appCheck)
  } catch (error) {
    throw new UserFacingError(
      'Peramban ini belum lolos pemeriksaan keamanan (App Check). Periksa sambungan internet, muat ulang halaman, lalu coba lagi.',
      { cause: error },
    )
  }
}
