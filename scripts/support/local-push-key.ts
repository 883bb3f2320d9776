import { createECDH } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the key for push messages. The key is created only once, because subscribed devices depend on it. */
export function localPushKey(dataFolder: string): string {
  const file = join(dataFolder, 'vapid-private-key')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const key = curve.getPrivateKey('base64url')
  mkdirSync(dataFolder, { recursive: true })
  writeFileSync(file, key, { mode: 0o600 })
  return key
}
