/** Matches `https://` and a host name with a dot. Rejects user names and passwords. */
const LINK = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}]*)?$/iu

export function isDocumentLink(address: string): boolean {
  return LINK.test(address)
}

/** Returns the host of a link, such as `drive.google.com`, or '' for other texts. */
export function hostOf(address: string): string {
  return (
    LINK.exec(address)?.[1]
      ?.toLowerCase()
      .replace(/^www\./, '') ?? ''
  )
}

/** Returns the type and size of a PDF in the project's bucket, such as `PDF · 1,2 MB`, or '' for other addresses. */
export function pdfSize(address: string): string {
  const bytes = /\/o\/documents%2F\d+\.pdf\?alt=media#(\d+)\??$/.exec(address)?.[1]
  return bytes === undefined ? '' : `PDF · ${sizeText(Number(bytes))}`
}

export function sizeText(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024)
  return kilobytes < 1000
    ? `${kilobytes} KB`
    : `${(kilobytes / 1024).toFixed(1).replace('.', ',').replace(',0', '')} MB`
}
