import { onlineManager } from '@tanstack/react-query'

/** Follows the browser's network state. TanStack Query initially assumes that the device is online. */
export function watchNetwork(): void {
  const update = () => onlineManager.setOnline(navigator.onLine)
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
}
