import { setGlobalOptions } from 'firebase-functions/options'
import { FUNCTIONS_REGION } from '@/domain/functions-region'

/**
 * Sets the options of all functions. This module must be imported first, because a function reads the options when it
 * is defined. A call or event needs a few small documents, so twenty of them fit into memory (the default is eighty).
 * Three instances are enough for a village and limit costs. Further requests wait, which is acceptable because all
 * functions finish within seconds.
 */
setGlobalOptions({
  region: FUNCTIONS_REGION,
  maxInstances: 3,
  concurrency: 20,
  memory: '256MiB',
  timeoutSeconds: 60,
})
