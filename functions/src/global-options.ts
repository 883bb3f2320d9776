import { setGlobalOptions } from 'firebase-functions/options'

/** Imported first: a function takes over the options that stand when it is defined. */
setGlobalOptions({ region: 'asia-southeast2', maxInstances: 3 })
