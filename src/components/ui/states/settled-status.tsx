import { useEffect, useState } from 'react'

/** Pause before the announcement, longer than the time between two keys of a slow typist. */
const PAUSE_MILLISECONDS = 1_000

/** Announces a status when typing pauses, not at every key. Does not announce the initial text. */
export function SettledStatus({ text }: { text: string }) {
  const [first] = useState(text)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (text === (announced || first)) return
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text, announced, first])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}
