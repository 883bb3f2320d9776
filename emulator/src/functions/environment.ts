import { devNull } from 'node:os'

export interface EnvironmentOptions {
  projectId: string
  /** The local Firebase, `http://127.0.0.1:5000`. */
  url: string
}

/**
 * The environment of the functions: that of Cloud Functions together with that by which
 * firebase-admin and firebase-functions find their way to local services. Both read it when they
 * are loaded.
 */
export function functionsEnvironment(
  { projectId, url }: EnvironmentOptions,
  inherited: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const host = new URL(url).host
  return {
    ...inherited,
    // What runs here must not reach a real project with the developer's own rights; google-auth-library
    // looks for them in these places.
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    google_application_credentials: undefined,
    CLOUDSDK_CONFIG: devNull,
    // Nor is there a machine of Google's to ask; the admin SDK would try for seconds.
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({
      projectId,
      storageBucket: `${projectId}.firebasestorage.app`,
    }),
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_AUTH_EMULATOR_HOST: host,
    FIREBASE_STORAGE_EMULATOR_HOST: host,
    STORAGE_EMULATOR_HOST: url,
    FIREBASE_HOSTING_EMULATOR_HOST: host,
    FIRESTORE_EMULATOR_HOST: host,
    // Neither token verification is skipped nor CORS opened, whatever the developer has set.
    FIREBASE_DEBUG_MODE: undefined,
  }
}
