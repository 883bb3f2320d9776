import { buildAll } from './support/build/build'
import { printDemoAccounts } from './support/demo-accounts'
import { startEmulatorProcess } from './support/emulator-process'
import { localPushKey } from './support/local-push-key'
import { migrateLocally } from './support/migrations/migrate-local'
import { DATA_DIR, PORT } from './support/paths'
import { publishLocally } from './support/publish-local'

await buildAll()
process.env['VAPID_PRIVATE_KEY'] ??= localPushKey(DATA_DIR)
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
