import { onlineManager } from '@tanstack/react-query'

/** Follows the browser's network state. TanStack Query assumes a network at first. */
export function watchNetwork(): void {
  const update = () => onlineManager.setOnline(navigator.onLine)
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
}
