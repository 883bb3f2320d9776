import { useEffect, useState } from 'react'

/** Longer than the pause between two keys of a slow typist. */
const PAUSE_MILLISECONDS = 1_000

/** Announces a status after typing pauses, instead of at every key. Does not announce the initial text. */
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
