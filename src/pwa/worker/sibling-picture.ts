import type { WorkboxPlugin } from 'workbox-core'

const OWN_PICTURE = /(\/o\/images%2F\d{13})(?:_\d+|\.\w+)$/

/** Uses any stored size of the same picture when the network is missing. */
export const siblingPicture: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const wanted = OWN_PICTURE.exec(new URL(request.url).pathname)?.[1]
    if (!wanted) return undefined
    const cache = await caches.open('pictures')
    const sibling = (await cache.keys()).find((key) => key.url.includes(wanted))
    return sibling && cache.match(sibling)
  },
}
