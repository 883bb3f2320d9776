import * as v from 'valibot'
import type { Ask } from './ask-google'
import { addGrants, bodyOf, type Grant } from './iam-policy'

/**
 * Roles of the default service account, which builds and runs the functions. New organisations since May 2024
 * do not grant them (iam.automaticIamGrantsForDefaultServiceAccounts). firebase-tools grant further roles
 * (deploy/functions/checkIam.js, ensure.js).
 */
const FUNCTION_ROLES = [
  'roles/cloudbuild.builds.builder',
  'roles/datastore.user',
  'roles/firebaseauth.admin',
  'roles/firebasehosting.admin',
  'roles/storage.objectAdmin',
]

/** Lets Storage rules read Firestore (firebase.google.com/docs/storage/security/rules-conditions). */
const STORAGE_ROLE = 'roles/firebaserules.firestoreServiceAgent'

function grantsFor(number: string): Grant[] {
  const account = `serviceAccount:${number}-compute@developer.gserviceaccount.com`
  const agent = `serviceAccount:service-${number}@gcp-sa-firebasestorage.iam.gserviceaccount.com`
  return [
    ...FUNCTION_ROLES.map((role) => ({ role, member: account })),
    { role: STORAGE_ROLE, member: agent },
  ]
}

const project = v.object({ projectNumber: v.string() })

/**
 * Grants the service accounts of a project the missing roles, and keeps all other grants. Returns the added
 * roles, and the problems as text. Each account has its own request, because Google rejects a request with an
 * account that does not exist yet.
 */
export async function grantRoles(
  ask: Ask,
  projectId: string,
): Promise<{ added: string[]; problems: string[] }> {
  const resource = `https://cloudresourcemanager.googleapis.com/v1/projects/${projectId}`
  const { projectNumber } = v.parse(project, await bodyOf(await ask(resource)))
  // Earlier versions of the policy omit conditions.
  const read = () => ask(`${resource}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } })
  const grants = grantsFor(projectNumber)
  const added: string[] = []
  const problems: string[] = []
  for (const member of new Set(grants.map((grant) => grant.member))) {
    const own = grants.filter((grant) => grant.member === member)
    try {
      added.push(...(await addGrants(ask, resource, read, own)).map(({ role }) => role))
    } catch (error) {
      problems.push(`${member}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return { added, problems }
}
