import { loadEnv } from 'vite'
import { buildFunctions, buildProductionSite } from './support/build/build'
import { configurationProblem } from './support/build/firebase-variables'
import { fail } from './support/fail'
import { ROOT } from './support/paths'

const problem = configurationProblem(loadEnv('production', ROOT))
if (problem) fail(problem)
await buildProductionSite()
await buildFunctions()
