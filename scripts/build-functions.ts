import { buildFunctions } from './support/build/build'

await buildFunctions()
