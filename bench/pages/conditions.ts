import type { CDPSession } from 'playwright-core'

/** What a visit is measured under. `null` leaves the network as it is. */
export interface Conditions {
  network: Network | null
  /** How many times slower the processor is; a cheap phone is about 4 times slower than a desktop. */
  slowdown: number
}

interface Network {
  offline: boolean
  /** Milliseconds of a round trip. */
  latency: number
  /** Bytes per second. */
  downloadThroughput: number
  uploadThroughput: number
}

const PHONE = 4

/** Lighthouse's slow 4G, and what is left of it behind a hill. */
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

/** Name, TCP and TLS are a round trip each; the browser's own throttling begins after them. */
const ROUND_TRIPS = 3

/** Milliseconds until a new connection can be used. */
export const connecting = ({ network }: Conditions) => ROUND_TRIPS * (network?.latency ?? 0)

/** Holds for the page's own requests and its main thread; a service worker has the network as it is. */
export async function apply(session: CDPSession, { network, slowdown }: Conditions): Promise<void> {
  await session.send('Network.enable')
  if (network) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
