import { execFileSync, spawnSync } from 'node:child_process'
import { loadEnv } from 'vite'
import { configurationProblem } from './support/build/firebase-variables'
import { fail } from './support/fail'
import { ENV_FOLDER, ROOT } from './support/paths'
import { upgrade, UpgradeStopped } from './support/upgrade/upgrade'

/* `npm run upgrade` backs up the project, deploys the newest release and checks it. */

const variables = loadEnv('production', ENV_FOLDER)
const problem = configurationProblem(variables)
if (problem) fail(problem)
const cwd = ROOT

try {
  upgrade({
    project: variables['VITE_FIREBASE_PROJECT_ID'] ?? '',
    git: (...args) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim(),
    npm: (script = '', ...args) =>
      spawnSync('npm', ['run', script, '--', ...args], { cwd, stdio: 'inherit' }).status === 0,
    log: (line) => console.log(line),
  })
} catch (error) {
  // Git has already printed its own message.
  fail(error instanceof UpgradeStopped ? error.message : 'Versi baru tidak dapat diambil.')
}
