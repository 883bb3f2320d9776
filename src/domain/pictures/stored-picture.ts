/** Matches the bucket path of a PDF (`documents/`), or of a picture in any size (`images/`). */
const PICTURE_FILE =
  /^(documents\/\d{13}|images\/(?:usulan\/[^/]+\/)?\d{13})(?:\.(?:pdf|png|jpg|gif|webp)|_(?:320|640|1280|share|emblem|maskable))$/

/**
 * Returns the key of the PDF or picture that a file belongs to. All sizes of a picture have one key. Returns ''
 * for files that are neither PDFs in `documents/` nor public or staged pictures.
 */
export function pictureOfFile(path: string): string {
  return PICTURE_FILE.exec(path)?.[1] ?? ''
}

/** Matches a picture of this site in addresses and paths. */
const NAMED_PICTURE = /images(?:%2F|\/)(?:usulan(?:%2F|\/)([^%/?\s]+)(?:%2F|\/))?(\d{13})/gi

/** Returns every picture of the project's bucket (`pictureOfFile`) that a text refers to. */
export function picturesNamedIn(text: string): string[] {
  return Array.from(text.matchAll(NAMED_PICTURE), ([, owner, time = '']) =>
    owner === undefined ? `images/${time}` : `images/usulan/${owner}/${time}`,
  )
}

/** Returns every picture and PDF of the project's bucket that a text refers to. */
export const filesNamedIn = (text: string): string[] => [
  ...picturesNamedIn(text),
  ...Array.from(text.matchAll(/documents(?:%2F|\/)(\d{13})/g), ([, time]) => `documents/${time}`),
]

/** Name of the custom metadata with the time since which no document refers to the file (ISO 8601). */
export const UNUSED_SINCE = 'unnamedSince'
