import { FUNCTIONS_REGION } from '@/domain/functions-region'
import type { BuiltFunctions } from '../doctor/built-functions'
import { scheduleStates } from '../doctor/google'
import type { Ask } from '../google/ask-google'
import { addGrants } from '../google/iam-policy'
import { DeploymentStopped } from './deployment'

/**
 * Lists the scheduled functions without a job. firebase-tools create the function before its job, and skip a
 * function whose code is unchanged.
 */
export async function schedulesWithoutJob(
  ask: Ask,
  projectId: string,
  { schedules }: BuiltFunctions,
): Promise<string[]> {
  const states = await scheduleStates(ask, projectId)
  if (typeof states === 'number')
    throw new DeploymentStopped(`Jadwal tidak terbaca: Cloud Scheduler menjawab ${states}.`)
  return schedules.filter((name) => !states.has(name))
}

const EVERYONE = { role: 'roles/run.invoker', member: 'allUsers' }

/**
 * Lets every device call the callable functions. firebase-tools allow this only when they create a function
 * (`createV2Function` in deploy/functions/release/fabricator.js), so a function whose creation was interrupted would
 * stay unreachable. The paths are those of firebase-tools (gcp/run.js).
 */
export async function openCallables(
  ask: Ask,
  projectId: string,
  { callables }: BuiltFunctions,
): Promise<void> {
  const problems: string[] = []
  for (const name of callables) {
    const service = `https://run.googleapis.com/v1/projects/${projectId}/locations/${FUNCTIONS_REGION}/services/${name}`
    const read = () => ask(`${service}:getIamPolicy?options.requestedPolicyVersion=3`)
    await addGrants(ask, service, read, [EVERYONE]).catch(({ message }: Error) =>
      problems.push(`  ${name}: ${message}`),
    )
  }
  if (problems.length > 0)
    throw new DeploymentStopped(
      `Situs sudah terpasang, tetapi functions ini belum dapat dipanggil halaman:\n${problems.join('\n')}\nUlangi npm run deploy.`,
    )
}
