/** Names of the fields in which a phone's share dialog sends texts to this app (w3.org/TR/web-share-target). */
export const SHARED_TEXTS = { title: 'title', text: 'text', url: 'url' } as const
export const SHARED_PHOTO = 'photo'
