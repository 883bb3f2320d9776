import { devNull } from 'node:os'

export interface EnvironmentOptions {
  projectId: string
  url: string
}

/**
 * Returns the environment variables of Cloud Functions and the variables that direct firebase-admin and
 * firebase-functions to local services. Both packages read the variables when they load.
 */
export function functionsEnvironment(
  { projectId, url }: EnvironmentOptions,
  inherited: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const host = new URL(url).host
  return {
    ...inherited,
    // Functions must not use the developer's credentials, which google-auth-library looks for here.
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    google_application_credentials: undefined,
    CLOUDSDK_CONFIG: devNull,
    // There is no metadata server. Without this the admin SDK would wait seconds for it.
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
    // Keeps token verification and CORS checks, whatever the developer's shell sets.
    FIREBASE_DEBUG_MODE: undefined,
  }
}
