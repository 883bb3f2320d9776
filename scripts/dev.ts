import { createServer } from 'vite'
import { buildEmulator, buildSampleFile, watchFunctions } from './support/build'
import { printDemoAccounts } from './support/demo-accounts'
import { startEmulatorProcess } from './support/emulator-process'
import { DATA_DIR, PORT } from './support/places'

await buildEmulator()
const stopFunctions = await watchFunctions()
buildSampleFile()
const emulator = await startEmulatorProcess({ port: 0, dataFolder: DATA_DIR, logRefusals: true })
process.env['EMULATOR_PORT'] = new URL(emulator.url).port
const server = await createServer({ server: { host: '127.0.0.1', port: PORT, strictPort: true } })
await server.listen()
const url = `http://127.0.0.1:${PORT}`
console.log(`Siap di ${url}`)
printDemoAccounts(url)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(
    signal,
    () =>
      void Promise.all([server.close(), stopFunctions(), emulator.stop()]).then(() =>
        process.exit(0),
      ),
  )
