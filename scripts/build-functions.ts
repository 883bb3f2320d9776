import { buildFunctions } from './support/build'

/** Before `firebase-tools deploy` uploads them. */
await buildFunctions()
