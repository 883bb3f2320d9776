import * as sdk from 'firebase/app'
import { app } from './app'

/** Internal function of the SDK that its types hide. */
const { _addOrOverwriteComponent } = sdk as unknown as {
  _addOrOverwriteComponent: (of: sdk.FirebaseApp, component: object) => void
}

/**
 * Makes the SDKs work without IndexedDB if it never responds, because they would wait for ever. Removes the
 * database and replaces the component `heartbeat`, for which every request of Auth waits.
 */
export function disableIndexedDb(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  _addOrOverwriteComponent(app, {
    name: 'heartbeat',
    type: 'PRIVATE',
    instantiationMode: 'LAZY',
    multipleInstances: false,
    serviceProps: {},
    onInstanceCreated: null,
    instanceFactory: () => ({
      triggerHeartbeat: () => Promise.resolve(),
      getHeartbeatsHeader: () => Promise.resolve(''),
    }),
  })
}
