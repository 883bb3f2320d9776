import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { searchTerm } from '@/domain/search/search-term'

/** Delay in milliseconds after the last key until the address is updated and the server is queried. */
const DEBOUNCE_MILLISECONDS = 300

/** History state of navigations by the page itself, which do not change the field. */
const OWN = { typing: true }

const termIn = (search: string) => new URLSearchParams(search).get('q') ?? ''

/** Returns the term in the address. Typing replaces the current history entry. Submitted terms get their own entry. */
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
  /** Term that was submitted by a form or a link of this site, not by an external address. */
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

  /** True if the current history entry must be kept. */
  const stays = useRef(false)
  useEffect(() => {
    if (isBidden) stays.current = termIn(location.search) !== ''
  }, [key, isBidden])

  function follow(term: string) {
    // The visitor may already be navigating to a page that is still loading.
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
    settled,
    submitted,
    type: setTyped,
    submit: () => {
      const term = searchTerm(typed).typed
      if (term === '') return
      setSettled(typed)
      setSubmitted(term)
      // A settled term keeps its own history entry, therefore this does not use `replace`.
      stays.current ||= searchTerm(termIn(location.search)).typed !== term
      follow(term)
      stays.current = true
    },
    /** Updates the address before leaving, so that the visitor returns to this search. */
    leave: () => follow(searchTerm(typed).typed),
  }
}
