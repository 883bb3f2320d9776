import { FIREBASE_TOOLS } from './deploy/firebase-tools-version'

/** What the functions are given by Secret Manager; each must exist before they can be deployed. */
export const SECRETS = ['SMTP_URL', 'TELEGRAM_TOKEN'] as const

export const setSecretCommand = (projectId: string, name: string) =>
  `npx ${FIREBASE_TOOLS} functions:secrets:set ${name} --project ${projectId}`
