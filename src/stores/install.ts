import { create } from 'zustand'
import { keepStorage } from '@/lib/keep-storage'

/** Chromium's event; other browsers install from their own menu (not in TypeScript's DOM library). */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

interface Install {
  offer: BeforeInstallPromptEvent | null
  install: () => Promise<void>
}

/** The browser's offer to install the app, kept until the visitor asks for it. */
export const useInstall = create<Install>((set, get) => ({
  offer: null,
  install: async () => {
    await get().offer?.prompt()
    set({ offer: null })
  },
}))

export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    useInstall.setState({ offer: event as BeforeInstallPromptEvent })
  })
  addEventListener('appinstalled', () => {
    useInstall.setState({ offer: null })
    keepStorage()
  })
}
