import { NEW_VISIT_MILLISECONDS } from '@/lib/last-visit'
import { useInstall } from '@/stores/install'

const STORED_AS = 'pemasangan'

interface Visits {
  at: number
  count: number
  seen?: number
  isAnswered?: true
}

/**
 * Counts visits of this device. From the second visit on, the site suggests its installation during one visit, until
 * the visitor answers. Suggests nothing without storage, because a refusal could not be remembered.
 */
export function suggestInstall(): void {
  if (!matchMedia('(display-mode: browser)').matches) return
  try {
    const { at, count } = read()
    const now = Date.now()
    const visit = now - at >= NEW_VISIT_MILLISECONDS ? count + 1 : count
    const { seen = visit, isAnswered } = write({ at: now, count: visit })
    if (visit < 2 || isAnswered || seen !== visit) return
    useInstall.setState({
      suggestion: {
        noteSeen: () => note({ seen: visit }),
        noteAnswered: () => note({ isAnswered: true }),
      },
    })
  } catch {
    // The browser denies storage or has no space.
  }
}

function read(): Visits {
  const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '{}')
  return { at: 0, count: 0, ...(stored as Partial<Visits>) }
}

/** Stores a change. Throws if storage is not available. */
function write(change: Partial<Visits>): Visits {
  const visits = { ...read(), ...change }
  localStorage.setItem(STORED_AS, JSON.stringify(visits))
  return visits
}

function note(change: Partial<Visits>): void {
  try {
    write(change)
  } catch {
    // Storage failed, so the suggestion may be shown once more.
  }
}
