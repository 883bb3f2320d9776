import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions'
import { app, local } from './app'

const functions = getFunctions(app, 'asia-southeast2')
if (local) connectFunctionsEmulator(functions, local.hostname, local.port)

/** Calls a Cloud Function by its deployed name. Throws the SDK's errors. */
export async function call<Answer>(name: string, input: object): Promise<Answer> {
  const { data } = await httpsCallable<object, Answer>(functions, name)(input)
  return data
}
