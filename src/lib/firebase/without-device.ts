import * as sdk from 'firebase/app'
import { app } from './app'

/** The SDK's own, which its types hide. */
const { _addOrOverwriteComponent } = sdk as unknown as {
  _addOrOverwriteComponent: (of: sdk.FirebaseApp, component: object) => void
}

/**
 * Has the SDKs do without IndexedDB where it never answers: they would wait for it without end. What they
 * look for is gone, and `heartbeat`, which every request of Auth waits for and which has begun to read
 * before that was known, is one that has nothing to tell.
 */
export function leaveDeviceOut(): void {
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
