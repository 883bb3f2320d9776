/** Source of a pattern that finds a web address in a text: https://…, or www.… as people type it. */
export const ADDRESS = String.raw`(?:https?://|\bwww\.(?=[\w-]+\.\w))[^\s()<>"“”]*`

/** Returns the complete address for one that was found in a text. */
export const withScheme = (address: string): string => address.replace(/^(?=www\.)/i, 'https://')
