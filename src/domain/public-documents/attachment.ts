/** A PDF attached to an item, with the title that visitors see. */
export interface Attachment {
  address: string
  title: string
}

/** Parses a text with one attachment per line: address, space, title. */
export function attachmentsOf(text: string): Attachment[] {
  return text.split('\n').flatMap((line) => {
    const [address = '', ...title] = line.split(' ')
    return address === '' ? [] : [{ address, title: title.join(' ') }]
  })
}

export const attachmentsText = (attachments: readonly Attachment[]): string =>
  attachments.map(({ address, title }) => `${address} ${title}`).join('\n')

/** Returns a title for a file name, without long numbers such as an identity card number (NIK). */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.pdf$/i, '')
    .replace(/\d{16}/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
