import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { policiesIn } from '../google/iam-policy'
import { ROOT } from '../paths'
import { DeploymentStopped, type FirebaseTools, type HostingSiteEntry } from './deployment'
import { FIREBASE_TOOLS } from './firebase-tools-version'

const LOG = 'firebase-debug.log'

const answer = v.object({
  result: v.object({
    sites: v.array(v.object({ name: v.string(), type: v.optional(v.string(), '') })),
  }),
})

export function firebaseTools(
  project: string,
  { folder = ROOT, hasTerminal = process.stdin.isTTY } = {},
): FirebaseTools {
  const run = (args: readonly string[], { captures = false, env = {} } = {}) =>
    spawnSync('npx', ['--yes', FIREBASE_TOOLS, ...args, '--project', project], {
      cwd: folder,
      encoding: 'utf8',
      // If unset, the tools use the quota of their own project, in which all Google services are enabled.
      env: { ...process.env, GOOGLE_CLOUD_QUOTA_PROJECT: undefined, ...env },
      stdio: ['inherit', captures ? 'pipe' : 'inherit', 'inherit'],
    })

  const log = join(folder, LOG)
  const loggedText = () => (existsSync(log) ? readFileSync(log, 'utf8') : '')

  return {
    sites(): HostingSiteEntry[] {
      const { status, stdout } = run(['hosting:sites:list', '--json'], { captures: true })
      if (status === 0) return v.parse(answer, JSON.parse(stdout)).result.sites
      throw new DeploymentStopped(
        `Proyek ${project} tidak terbaca. Sudah masuk dengan npx ${FIREBASE_TOOLS} login, dengan akun yang berhak? ${errorIn(stdout)}`,
      )
    },

    // The output does not contain the value of the secret.
    hasSecret: (name) => run(['functions:secrets:get', name], { captures: true }).status === 0,

    deploy(targets, isTrial = false) {
      const isUnanswered = targets.some((target) => target.startsWith('functions')) && !hasTerminal
      const args = [
        'deploy',
        ...['--only', targets.join(',')],
        ...(isTrial ? ['--dry-run'] : []),
        // A question about functions would abort a deployment that has no terminal.
        // `--non-interactive` keeps indexes that the file does not list.
        ...(isUnanswered ? ['--non-interactive', '--force'] : []),
      ]
      // firebase-tools append to the log of a failed run.
      rmSync(log, { force: true })
      // scripts/reject-direct-deploy.mjs reads this.
      const { status, signal } = run(args, { env: { DEPLOY_STEP: isTrial ? 'trial' : 'release' } })
      if (status === 0) return 'done'
      return signal === null && EARLY.test(loggedText()) ? 'early' : 'failed'
    },

    policies: () => policiesIn(loggedText()),
  }
}

/**
 * Error messages of Eventarc (gcp/cloudfunctionsv2.js) and Artifact Registry (firebase-tools #5244) while
 * Google is still granting permissions to its services, as at a first deployment.
 */
const EARLY =
  /this is your first time using 2nd gen functions|Unable to retrieve the repository metadata/

function errorIn(stdout: string): string {
  try {
    return (JSON.parse(stdout) as { error?: string }).error ?? ''
  } catch {
    return stdout
  }
}
