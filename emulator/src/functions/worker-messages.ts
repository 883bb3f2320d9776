import * as v from 'valibot'
import { FunctionDeclaration } from './declaration'

/** The first argument of the program when it is to serve functions; the second is their built file. */
export const WORKER_ROLE = 'functions-worker'

/** Headers of a request from the parent to its worker; no function sees them. */
export const SECRET_HEADER = 'x-functions-secret'
export const FUNCTION_HEADER = 'x-functions-name'

/** What a worker tells its parent once, when loading has ended. */
export const WorkerMessage = v.variant('kind', [
  v.object({
    kind: v.literal('ready'),
    /** On 127.0.0.1; it answers only to who knows the secret. */
    port: v.number(),
    secret: v.string(),
    functions: v.array(FunctionDeclaration),
    /** Sentences about exports that are not run here. */
    refused: v.array(v.string()),
  }),
  v.object({ kind: v.literal('failed'), reason: v.string() }),
])
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>
