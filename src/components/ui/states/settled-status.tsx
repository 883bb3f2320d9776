import { useEffect, useState } from 'react'

/** Longer than from one key to the next of who types slowly. */
const PAUSE_MILLISECONDS = 1_000

/** Reads out what follows from typing once that has paused, not with each key; what it says at first is no news. */
export function SettledStatus({ text }: { text: string }) {
  const [first] = useState(text)
  const [told, setTold] = useState('')
  useEffect(() => {
    if (text === (told || first)) return
    const timer = setTimeout(() => setTold(text), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [text, told, first])
  return (
    <p role="status" className="sr-only">
      {told}
    </p>
  )
}
