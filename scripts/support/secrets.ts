import { FIREBASE_TOOLS } from './deploy/firebase-tools-version'

/** Secrets of the functions in Secret Manager. All must exist before a deployment. */
export const SECRETS = ['SMTP_URL', 'TELEGRAM_TOKEN', 'VAPID_PRIVATE_KEY'] as const

export function setSecretCommand(projectId: string, name: string): string {
  const command = `npx ${FIREBASE_TOOLS} functions:secrets:set ${name} --project ${projectId}`
  return name === 'VAPID_PRIVATE_KEY' ? `${NEW_KEY} | ${command} --data-file -` : command
}

const NEW_KEY = `node -p "crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }).d"`
