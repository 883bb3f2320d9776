import { buildAll } from './support/build'
import { startEmulatorProcess } from './support/emulator-process'
import { DATA_DIR, PORT } from './support/places'
import { printDemoAccounts } from './support/demo-accounts'

await buildAll()
const emulator = await startEmulatorProcess({ port: PORT, dataFolder: DATA_DIR, logRefusals: true })
console.log(`Siap di ${emulator.url}`)
printDemoAccounts(emulator.url)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void emulator.stop().then(() => process.exit(0)))
emulator.process.once('exit', (code) => process.exit(code ?? 1))
