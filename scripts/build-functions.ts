import { buildFunctions } from './support/build/build'

/** Runs before `firebase-tools deploy` uploads the functions. */
await buildFunctions()
