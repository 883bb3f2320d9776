import { setGlobalOptions } from 'firebase-functions/options'
import { FUNCTIONS_REGION } from '@/domain/functions-region'

/**
 * Options of all functions. This module must be imported first, because functions use the options that are set when
 * they are defined. A call or event needs a few small documents, so twenty of them fit into the memory (eighty, the
 * default, do not). Three instances are enough for a village and limit costs: further requests wait. All functions
 * finish within seconds.
 */
setGlobalOptions({
  region: FUNCTIONS_REGION,
  maxInstances: 3,
  concurrency: 20,
  memory: '256MiB',
  timeoutSeconds: 60,
})
