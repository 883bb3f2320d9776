import descriptor from '@google-cloud/firestore/build/protos/v1.json'
import { fromJSON, type ServiceDefinition } from '@grpc/proto-loader'

const SERVICE = 'google.firestore.v1.Firestore'

/**
 * The service as the admin SDK's own package describes it, its messages as JSON has them: what was
 * not sent is left out, int64 and bytes are text. See message-form.ts for the rest.
 */
export function firestoreDefinition(): ServiceDefinition {
  const definition = fromJSON(descriptor, {
    longs: String,
    enums: String,
    bytes: String,
    json: true,
  })[SERVICE]
  if (!definition || 'format' in definition) throw new Error(`${SERVICE} is not described.`)
  return definition
}
