import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { searchTerm } from '@/domain/search/search-term'

/** Delay in milliseconds after the last keystroke until the address is updated and the server is queried. */
const DEBOUNCE_MILLISECONDS = 300

/** History state of navigations by this hook. They do not change the text in the field. */
const OWN = { typing: true }

const termIn = (search: string) => new URLSearchParams(search).get('q') ?? ''

/** Synchronises the search with the address. Typing replaces the history entry. Submitting adds an entry. */
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
  /** Last term submitted by a form or a link of this site, as opposed to a link from another site. */
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

  /** True if the next navigation must add a history entry instead of replacing the current one. */
  const stays = useRef(false)
  useEffect(() => {
    if (isBidden) stays.current = termIn(location.search) !== ''
  }, [key, isBidden])

  function follow(term: string) {
    // The visitor may already be navigating to another page, which is still loading.
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
      // If the address contains another search, its history entry is not replaced.
      stays.current ||= searchTerm(termIn(location.search)).typed !== term
      follow(term)
      stays.current = true
    },
    /** Updates the address before the visitor leaves the page, so that Back returns to this search. */
    leave: () => follow(searchTerm(typed).typed),
  }
}
