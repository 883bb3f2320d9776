import { onlineManager } from '@tanstack/react-query'
import { create } from 'zustand'

/** Whether the device has a network at all; a dead server shows in the failed queries instead. */
export const useNetwork = create<{ online: boolean }>(() => ({ online: true }))

/** Follows the browser's network state from now on. */
export function watchNetwork(): void {
  const update = () => {
    useNetwork.setState({ online: navigator.onLine })
    onlineManager.setOnline(navigator.onLine)
  }
  update()
  addEventListener('online', update)
  addEventListener('offline', update)
}
