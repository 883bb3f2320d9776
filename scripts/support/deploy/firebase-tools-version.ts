/** Google's tools, of the version that this was written and tried with: 310 MB, so that npx fetches them. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2'
