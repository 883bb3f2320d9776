import type { CDPSession } from 'playwright-core'

export interface Conditions {
  network: Network | null
  /** Factor by which the processor is slowed down. A cheap phone is about 4 times slower than a desktop. */
  slowdown: number
}

interface Network {
  offline: boolean
  /** Round-trip time in milliseconds. */
  latency: number
  downloadThroughput: number
  uploadThroughput: number
}

const PHONE = 4

export const CONDITIONS = {
  'slow 4G': { network: network(150, 1_600, 750), slowdown: PHONE },
  '3G': { network: network(300, 700, 700), slowdown: PHONE },
  offline: { network: { ...network(0, 0, 0), offline: true }, slowdown: PHONE },
} satisfies Record<string, Conditions>

export type NetworkName = keyof typeof CONDITIONS

function network(latency: number, down: number, up: number): Network {
  const bytes = (kilobits: number) => (kilobits * 1_000) / 8
  return {
    offline: false,
    latency,
    downloadThroughput: bytes(down),
    uploadThroughput: bytes(up),
  }
}

/** Number of round trips for DNS, TCP and TLS, which the browser's throttling does not include. */
const ROUND_TRIPS = 3

/** Returns the milliseconds until a new connection is usable. */
export const connecting = ({ network }: Conditions) => ROUND_TRIPS * (network?.latency ?? 0)

/** Applies the conditions to the page's requests and main thread. Requests of a service worker are not throttled. */
export async function apply(session: CDPSession, { network, slowdown }: Conditions): Promise<void> {
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
