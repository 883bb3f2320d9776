import { AWAY_MILLISECONDS } from '@/lib/last-visit'
import { useInstall } from '@/stores/install'

const STORED_AS = 'pemasangan'

interface Visits {
  /** When the site was started last, in epoch milliseconds. */
  at: number
  count: number
  /** In which visit the suggestion was seen. */
  seen?: number
  isAnswered?: true
}

/**
 * Counts the visits of this device. From the second on the site suggests to be installed: in one visit and no other,
 * unless it is answered before. What cannot be stored could not be refused for good, so nothing is suggested then.
 */
export function suggestInstall(): void {
  if (!matchMedia('(display-mode: browser)').matches) return
  try {
    const { at, count } = read()
    const now = Date.now()
    const visit = now - at >= AWAY_MILLISECONDS ? count + 1 : count
    const { seen = visit, isAnswered } = write({ at: now, count: visit })
    if (visit < 2 || isAnswered || seen !== visit) return
    useInstall.setState({
      suggestion: {
        noteSeen: () => note({ seen: visit }),
        noteAnswered: () => note({ isAnswered: true }),
      },
    })
  } catch {
    // The browser denies storage or has no room: this visitor goes without.
  }
}

function read(): Visits {
  const stored: unknown = JSON.parse(localStorage.getItem(STORED_AS) ?? '{}')
  return { at: 0, count: 0, ...(stored as Partial<Visits>) }
}

/** Throws where nothing can be stored. */
function write(change: Partial<Visits>): Visits {
  const visits = { ...read(), ...change }
  localStorage.setItem(STORED_AS, JSON.stringify(visits))
  return visits
}

function note(change: Partial<Visits>): void {
  try {
    write(change)
  } catch {
    // As above; it is asked once more than it should be.
  }
}
