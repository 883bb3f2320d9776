import { loadEnv } from 'vite'
import { buildFunctions, buildProductionSite } from './support/build'
import { fail } from './support/fail'
import { whyIncomplete } from './support/firebase-variables'
import { ROOT } from './support/paths'

const problem = whyIncomplete(loadEnv('production', ROOT))
if (problem) fail(problem)
await buildProductionSite()
await buildFunctions()
