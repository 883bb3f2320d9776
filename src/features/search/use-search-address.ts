import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { searchTerm } from '@/domain/search/search-term'

/** After so long without a further key the address follows, and the server is asked. */
const DEBOUNCE_MILLISECONDS = 300

/** Navigations of the page itself, by which nothing else is to be typed. */
const OWN = { typing: true }

const termIn = (search: string) => new URLSearchParams(search).get('q') ?? ''

/**
 * What is typed on the search page, and its address, which follow each other: typing changes the
 * present entry of the history, but what was submitted or come to by a link stays an entry to return to.
 */
export function useSearchAddress() {
  const place = useLocation()
  const { key, search } = place
  const navigation = useNavigationType()
  const navigate = useNavigate()
  const inAddress = termIn(search)
  const isOwn = (place.state as Partial<typeof OWN> | null)?.typing === true
  const isBidden = navigation === NavigationType.Pop || !isOwn
  const [typed, setTyped] = useState(inAddress)
  const [settled, setSettled] = useState(typed)
  /** What was asked for by a form or a link of this site, and not by an address from outside. */
  const [submitted, setSubmitted] = useState(() =>
    navigation === NavigationType.Pop ? '' : searchTerm(inAddress).typed,
  )
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    if (isBidden) {
      setTyped(inAddress)
      setSettled(inAddress)
      if (navigation !== NavigationType.Pop) setSubmitted(searchTerm(inAddress).typed)
    }
  }

  /** Whether the present entry of the history is one to return to. */
  const stays = useRef(false)
  useEffect(() => {
    if (isBidden) stays.current = termIn(location.search) !== ''
  }, [key, isBidden])

  function follow(term: string) {
    // By now the visitor may have gone elsewhere, to a page that is still being loaded.
    if (location.pathname !== paths.search) return
    if (searchTerm(termIn(location.search)).typed === term) return
    const replace = !stays.current
    stays.current = false
    void navigate(term === '' ? paths.search : paths.searchFor(term), { replace, state: OWN })
  }

  const followSettled = useEffectEvent(() => follow(searchTerm(settled).typed))
  useEffect(() => followSettled(), [settled])
  useEffect(() => {
    if (typed === settled) return
    const timer = setTimeout(() => setSettled(typed), DEBOUNCE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [typed, settled])

  return {
    typed,
    /** What was typed when typing last paused. */
    settled,
    submitted,
    type: setTyped,
    /** What is typed stands in the history from now on; nothing is waited for. */
    submit: () => {
      const term = searchTerm(typed).typed
      if (term === '') return
      setSettled(typed)
      setSubmitted(term)
      // Not `replace`: what was typed before had an entry of its own where it had settled.
      stays.current ||= searchTerm(termIn(location.search)).typed !== term
      follow(term)
      stays.current = true
    },
    /** Before the visitor goes on to a result: they shall come back to this. */
    leave: () => follow(searchTerm(typed).typed),
  }
}
