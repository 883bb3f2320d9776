import * as v from 'valibot'
import { FunctionDeclaration } from './declaration'

/** First argument of the program when it runs functions. The second argument is the built file. */
export const WORKER_ROLE = 'functions-worker'

/** Request headers from the parent process to its worker. Functions do not see them. */
export const SECRET_HEADER = 'x-functions-secret'
export const FUNCTION_HEADER = 'x-functions-name'

export const WorkerMessage = v.variant('kind', [
  v.object({
    kind: v.literal('ready'),
    /** Port of the worker on 127.0.0.1. Requests must contain the secret. */
    port: v.number(),
    secret: v.string(),
    functions: v.array(FunctionDeclaration),
    refused: v.array(v.string()),
  }),
  v.object({ kind: v.literal('failed'), reason: v.string() }),
])
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>
