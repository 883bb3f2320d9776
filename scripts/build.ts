import { loadEnv } from 'vite'
import { buildFunctions, buildProductionSite } from './support/build/build'
import { configurationProblem } from './support/build/firebase-variables'
import { fail } from './support/fail'
import { ENV_FOLDER } from './support/paths'

const problem = configurationProblem(loadEnv('production', ENV_FOLDER))
if (problem) fail(problem)
await buildProductionSite()
await buildFunctions()
