import { expect, it } from 'vitest'
import type { Ask } from './ask-google'
import { grantRoles } from './project-roles'

const PROJECT = 'https://cloudresourcemanager.googleapis.com/v1/projects/desa'
const COMPUTE = 'serviceAccount:42-compute@developer.gserviceaccount.com'
const AGENT = 'serviceAccount:service-42@gcp-sa-firebasestorage.iam.gserviceaccount.com'
const OWNER = { role: 'roles/owner', members: ['user:siti@desa.test'] }
const DATED = {
  ...{ role: 'roles/datastore.user', members: [COMPUTE] },
  condition: { title: 'sementara', expression: 'false' },
}

interface Policy {
  bindings: { role: string; members: string[]; condition?: object }[]
  etag: string
}

/** Imitates a project (cloud.google.com/resource-manager/reference/rest/v1/projects). */
function resourceManager(refusal?: (members: string[]) => object | undefined) {
  let policy: Policy = { bindings: [OWNER, DATED], etag: 'a' }
  const asked: unknown[] = []
  const ask: Ask = (url, body) => {
    asked.push([url, body])
    if (url === PROJECT) return Promise.resolve(Response.json({ projectNumber: '42' }))
    if (url.endsWith(':setIamPolicy')) {
      const next = (body as { policy: Policy }).policy
      const error = refusal?.(next.bindings.flatMap(({ members }) => members))
      if (error) return Promise.resolve(Response.json({ error }, { status: 400 }))
      policy = next
    }
    return Promise.resolve(Response.json(policy))
  }
  const rolesOf = (member: string) =>
    policy.bindings
      .filter(({ members, condition }) => members.includes(member) && !condition)
      .map(({ role }) => role)
  return { ask, asked, rolesOf, policy: () => policy }
}

const ROLES = [
  'roles/cloudbuild.builds.builder',
  'roles/datastore.user',
  'roles/firebaseauth.admin',
  'roles/firebasehosting.admin',
  'roles/storage.objectAdmin',
]

it('grants missing roles and keeps other grants with their conditions', async () => {
  const { ask, rolesOf, policy, asked } = resourceManager()
  const { added, problems } = await grantRoles(ask, 'desa')
  expect(problems).toEqual([])
  expect(added).toEqual([...ROLES, 'roles/firebaserules.firestoreServiceAgent'])
  expect(rolesOf(COMPUTE)).toEqual(ROLES)
  expect(rolesOf(AGENT)).toEqual(['roles/firebaserules.firestoreServiceAgent'])
  expect(policy()).toMatchObject({ etag: 'a', version: 3 })
  expect(policy().bindings.slice(0, 2)).toEqual([OWNER, DATED])
  expect(asked).toContainEqual([
    `${PROJECT}:getIamPolicy`,
    { options: { requestedPolicyVersion: 3 } },
  ])
})

it('writes nothing in the second run', async () => {
  const { ask, asked } = resourceManager()
  await grantRoles(ask, 'desa')
  asked.length = 0
  expect(await grantRoles(ask, 'desa')).toEqual({ added: [], problems: [] })
  expect(asked).not.toContainEqual([`${PROJECT}:setIamPolicy`, expect.anything()])
})

it('grants roles to an existing service account while the other account does not exist yet', async () => {
  const message = `Service account ${AGENT} does not exist.`
  const { ask, rolesOf } = resourceManager((members) =>
    members.includes(AGENT) ? { code: 400, message } : undefined,
  )
  expect(await grantRoles(ask, 'desa')).toEqual({
    added: ROLES,
    problems: [`${AGENT}: ${message}`],
  })
  expect(rolesOf(COMPUTE)).toEqual(ROLES)
})

it('names the organization policy that forbids a role', async () => {
  const { ask } = resourceManager(() => ({
    code: 400,
    message: 'One or more users named in the policy do not belong to a permitted customer.',
    details: [{ violations: [{ type: 'constraints/iam.allowedPolicyMemberDomains' }] }],
  }))
  const { problems } = await grantRoles(ask, 'desa')
  expect(problems[0]).toMatch(/permitted customer\. Dilarang .* iam\.allowedPolicyMemberDomains:/)
})
