/** Names of the form fields in which a phone shares texts with an app (w3.org/TR/web-share-target). */
export const SHARED_TEXTS = { title: 'title', text: 'text', url: 'url' } as const
export const SHARED_PHOTO = 'photo'
