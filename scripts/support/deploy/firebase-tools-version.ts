/** The version of Google's tools that was tested. They have 310 MB, so npx downloads them. */
export const FIREBASE_TOOLS = 'firebase-tools@15.34.2'
