import { buildFunctions } from './support/build/build'

/** Before `firebase-tools deploy` uploads them. */
await buildFunctions()
