/** Gives the visitor `content` as a file called `name`, as if it had been downloaded. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari starts the download a while after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
