/** Tested version of firebase-tools, which npx downloads because its 310 MB would slow down `npm ci`. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2'
