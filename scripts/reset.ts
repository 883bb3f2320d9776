import { spawnSync } from 'node:child_process'
import { buildEmulator } from './support/build/build'
import { DATA_DIR, EMULATOR_BUNDLE } from './support/paths'

await buildEmulator()
const { status } = spawnSync(process.execPath, [EMULATOR_BUNDLE, 'reset'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR },
})
if (status !== 0) process.exit(1)
console.log('Deleted the local data. The next npm start begins with the sample content.')
