import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Item } from '@/domain/collection-schemas'
import { contentDocument } from '@/lib/query/content'

/** Length of an item id. Other anchors are shorter. */
const ULID_LENGTH = 26

/**
 * Returns `listed`, extended by the item in the address (`/umkm#{id}`) if it is on a later page. Focuses the item when
 * it arrives, unless the user has done something else in the meantime.
 */
export function useAddressedItem<Name extends 'agenda' | 'apparatus' | 'umkm' | 'public_documents'>(
  name: Name,
  listed: Item<Name>[] | undefined,
): Item<Name>[] | undefined {
  const id = useLocation().hash.slice(1)
  const isListed = listed?.some((item) => item.id === id)
  const { data } = useQuery({
    ...contentDocument(name, id).options,
    enabled: isListed === false && id.length === ULID_LENGTH,
  })
  useFocusOnItem(id, isListed === true || Boolean(data))
  return listed && data && !isListed ? [...listed, data] : listed
}

function useFocusOnItem(id: string, isThere: boolean) {
  const isAwaited = useRef(false)
  useEffect(() => {
    if (isThere) {
      if (!isAwaited.current) return
      isAwaited.current = false
      const item = document.getElementById(id)
      item?.scrollIntoView()
      item?.focus({ preventScroll: true })
      return
    }
    isAwaited.current = true
    const ended = new AbortController()
    const letGo = () => (isAwaited.current = false)
    for (const act of ['pointerdown', 'keydown', 'wheel'])
      addEventListener(act, letGo, { signal: ended.signal, passive: true })
    return () => ended.abort()
  }, [id, isThere])
}
