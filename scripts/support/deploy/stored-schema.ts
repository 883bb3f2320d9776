import * as v from 'valibot'
import { dataSchemaOf } from '@/domain/settings/data-schema'
import { DeploymentStopped } from './deployment-stopped'

// A 64-bit integer is a string (firebase.google.com/docs/firestore/reference/rest/v1/Value).
const settings = v.object({
  fields: v.optional(v.object({ schema: v.optional(v.object({ integerValue: v.string() })) }), {}),
})

/**
 * Reads the schema number of a project's data without credentials. Resolves with null if there are
 * no settings or rules yet. Rejects with DeploymentStopped if Firestore cannot be reached.
 */
export async function storedSchema(project: string, apiKey: string): Promise<number | null> {
  const url = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/site_settings/1?key=${apiKey}`
  const answer = await fetch(url).catch((cause: unknown) => {
    throw new DeploymentStopped('Firestore tidak dapat dibaca. Ada jaringan?', { cause })
  })
  if ([403, 404].includes(answer.status)) return null
  if (!answer.ok) throw new DeploymentStopped(`Firestore menjawab ${answer.status}. Ulangi nanti.`)
  const { fields } = v.parse(settings, await answer.json())
  return dataSchemaOf({ schema: fields.schema?.integerValue })
}
