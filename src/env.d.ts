interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string
  readonly VITE_FIREBASE_AUTH_DOMAIN: string
  readonly VITE_FIREBASE_PROJECT_ID: string
  readonly VITE_FIREBASE_STORAGE_BUCKET: string
  readonly VITE_FIREBASE_APP_ID: string
  readonly VITE_APPCHECK_SITE_KEY?: string
  /** Id of the Hosting site. Default: the project's id. */
  readonly VITE_HOSTING_SITE?: string
  /** Address of the site. Default: `https://{site}.web.app`. */
  readonly VITE_SITE_URL?: string
}

declare module 'virtual:icon-symbols' {
  const symbols: string
  export default symbols
}

declare module 'virtual:client-build' {
  import type { ClientBuild } from '@/app/rendering/page-html'
  const clientBuild: ClientBuild
  export default clientBuild
}
