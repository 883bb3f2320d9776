import { setGlobalOptions } from 'firebase-functions/options'
import { FUNCTIONS_REGION } from '@/domain/functions-region'

/**
 * Imported first: a function takes over the options that stand when it is defined. A call or an event
 * holds a few small documents, so that twenty of them at once are well within the memory (eighty, which
 * Cloud Functions would allow, are not), and three instances are more than a village needs: what anybody
 * may set going waits in line instead of costing. None of it takes longer than seconds.
 */
setGlobalOptions({
  region: FUNCTIONS_REGION,
  maxInstances: 3,
  concurrency: 20,
  memory: '256MiB',
  timeoutSeconds: 60,
})
