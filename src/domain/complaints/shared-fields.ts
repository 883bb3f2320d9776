/** The names under which a phone hands texts to the app that something is shared with (w3.org/TR/web-share-target). */
export const SHARED_TEXTS = { title: 'title', text: 'text', url: 'url' } as const
export const SHARED_PHOTO = 'photo'
