import { createECDH } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './support/build/build'
import { printDemoAccounts } from './support/demo-accounts'
import { startEmulatorProcess } from './support/emulator-process'
import { migrateLocally } from './support/migrations/migrate-local'
import { DATA_DIR, PORT } from './support/paths'
import { publishLocally } from './support/publish-local'

await buildAll()
process.env['VAPID_PRIVATE_KEY'] ??= localPushKey()
const options = { port: PORT, dataFolder: DATA_DIR, logRefusals: true }
// The emulator has already logged why it failed to start.
const emulator = await startEmulatorProcess(options).catch(() => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void emulator.stop().then(() => process.exit(0)))
emulator.process.once('exit', (code) => process.exit(code ?? 1))
await migrateLocally(emulator.url)
await publishLocally(emulator.url).catch(({ message }: Error) =>
  console.error(`The site content is not published yet; pages may be out of date. ${message}`),
)
console.log(`Ready at ${emulator.url}`)
printDemoAccounts(emulator.url)

/** Returns the key for push messages. The key is created only once, because subscribed devices depend on it. */
function localPushKey(): string {
  const file = join(DATA_DIR, 'vapid-private-key')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const key = curve.getPrivateKey('base64url')
  mkdirSync(DATA_DIR, { recursive: true })
  writeFileSync(file, key, { mode: 0o600 })
  return key
}
