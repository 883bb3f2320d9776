/** PDF of an item, with the title that visitors see. */
export interface Attachment {
  address: string
  title: string
}

/** Returns the attachments in a text with one line for each: its address, a space, and its title. */
export function attachmentsOf(text: string): Attachment[] {
  return text.split('\n').flatMap((line) => {
    const [address = '', ...title] = line.split(' ')
    return address === '' ? [] : [{ address, title: title.join(' ') }]
  })
}

export const attachmentsText = (attachments: readonly Attachment[]): string =>
  attachments.map(({ address, title }) => `${address} ${title}`).join('\n')

/** Returns the title that a file's name suggests, without numbers as long as a NIK. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.pdf$/i, '')
    .replace(/\d{16}/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
