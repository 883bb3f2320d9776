import * as v from 'valibot'
import type { Ask } from './ask-google'

const binding = v.looseObject({
  role: v.string(),
  members: v.optional(v.array(v.string()), []),
  condition: v.optional(v.unknown()),
})
// cloud.google.com/iam/docs/reference/rest/v1/Policy
const policy = v.looseObject({ bindings: v.optional(v.array(binding), []) })

export interface Grant {
  role: string
  member: string
}

/**
 * Adds the missing grants to the policy of a resource and keeps all others. `read` requests the policy
 * in version 3, which includes conditions. Resolves with the added grants.
 */
export async function addGrants(
  ask: Ask,
  resource: string,
  read: () => Promise<Response>,
  grants: readonly Grant[],
): Promise<Grant[]> {
  const found = v.parse(policy, await bodyOf(await read()))
  const isMissing = ({ role, member }: Grant) =>
    !found.bindings.some(
      (one) => one.role === role && !one.condition && one.members.includes(member),
    )
  const missing = grants.filter(isMissing)
  if (missing.length === 0) return []
  const added = missing.map(({ role, member }) => ({ role, members: [member] }))
  const next = { ...found, version: 3, bindings: [...found.bindings, ...added] }
  const updateMask = 'bindings,etag,version'
  await bodyOf(await ask(`${resource}:setIamPolicy`, { policy: next, updateMask }))
  return missing
}

const refused = v.object({ error: v.object({ message: v.string() }) })

/** Returns the body. Rejects with Google's message, and names the organization policy that forbids the request. */
export async function bodyOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return body
  if (!v.is(refused, body)) throw new Error(`HTTP ${answer.status}`)
  const { message } = body.error
  const policies = policiesIn(JSON.stringify(body))
  throw new Error(policies.length > 0 ? `${message} ${policyText(policies)}` : message)
}

/** Finds organization policies in an error of Google, as in `constraints/iam.allowedPolicyMemberDomains`. */
export function policiesIn(text: string): string[] {
  const names = Array.from(text.matchAll(/constraints\/([\w.]+\w)/g), ([, name = '']) => name)
  // Some services give only the message (firebase-tools #2238).
  const isUnnamed = names.length === 0 && /do not belong to a permitted customer/.test(text)
  return [...new Set(isUnnamed ? ['iam.allowedPolicyMemberDomains'] : names)]
}

export function policyText(policies: readonly string[]): string {
  return `Dilarang kebijakan organisasi ${policies.join(', ')}: docs/deploy.md#akun-organisasi.`
}
