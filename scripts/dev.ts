import { createServer } from 'vite'
import { buildEmulator, buildSampleFile, watchFunctions } from './support/build/build'
import { printDemoAccounts } from './support/demo-accounts'
import { startEmulatorProcess } from './support/emulator-process'
import { fail } from './support/fail'
import { migrateLocally } from './support/migrations/migrate-local'
import { DATA_DIR, PORT } from './support/paths'

// Vite serves the app without rendered pages.
process.env['PUBLISHING'] = 'off'
await buildEmulator()
const stopFunctions = await watchFunctions()
buildSampleFile()
const options = { port: 0, dataFolder: DATA_DIR, logRefusals: true }
// The emulator has already logged why it failed to start.
const emulator = await startEmulatorProcess(options).catch(() => process.exit(1))
await migrateLocally(emulator.url)
process.env['EMULATOR_PORT'] = new URL(emulator.url).port
const server = await createServer({ server: { host: '127.0.0.1', port: PORT, strictPort: true } })
await server.listen().catch(async ({ message }: Error) => {
  await emulator.stop()
  fail(`Port ${PORT} cannot be used (${message}). Choose another: PORT=${PORT + 10} npm run dev.`)
})
const url = `http://127.0.0.1:${PORT}`
console.log(`Ready at ${url}`)
printDemoAccounts(url)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(
    signal,
    () =>
      void Promise.all([server.close(), stopFunctions(), emulator.stop()]).then(() =>
        process.exit(0),
      ),
  )
