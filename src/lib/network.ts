import { onlineManager } from '@tanstack/react-query'

/** Follows the browser's network state from now on; by itself, TanStack Query supposes a network at first. */
export function watchNetwork(): void {
  const update = () => onlineManager.setOnline(navigator.onLine)
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
}
