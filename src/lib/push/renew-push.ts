import { logUnexpected } from '../log'
import { readKnownDevice } from './known-device'
import { renewListening } from './push'

/** Keeps the village able to tell this device, which has asked for it; what fails is tried at the next start. */
export async function renewPush(): Promise<void> {
  const known = readKnownDevice()
  if (!known) return
  await renewListening(known).catch((error: unknown) =>
    logUnexpected('Pemberitahuan belum diperbarui', error),
  )
}
