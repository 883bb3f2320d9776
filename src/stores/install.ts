import { create } from 'zustand'
import { keepStorage } from '@/lib/keep-storage'

type Outcome = 'accepted' | 'dismissed'

/** Chromium's event, missing in TypeScript's DOM library. Other browsers install from their own menu. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: Outcome }>
}

/** Suggestion to install the site. The device stores whether the visitor has seen or answered it. */
export interface InstallSuggestion {
  noteSeen: () => void
  noteAnswered: () => void
}

interface Install {
  offer: BeforeInstallPromptEvent | null
  install: () => Promise<Outcome | undefined>
  suggestion: InstallSuggestion | null
}

/** Chromium's offer to install the app, kept until the visitor asks for it. */
export const useInstall = create<Install>((set, get) => ({
  offer: null,
  install: async () => {
    const answer = await get().offer?.prompt()
    set({ offer: null })
    return answer?.outcome
  },
  suggestion: null,
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

/** Newer version of the app that is ready. `apply` starts it and reloads the page, only with the visitor's consent. */
export const useUpdate = create<{ apply: (() => void) | null }>(() => ({ apply: null }))
