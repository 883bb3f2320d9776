/** Documents that a village must publish (Law 14/2008 and Permendagri 20/2018), and others. */
export const DOCUMENT_TYPES = {
  RPJMDes: 'RPJMDes',
  RKPDes: 'RKPDes',
  APBDes: 'APBDes',
  LPPD: 'LPPD',
  lainnya: 'Dokumen lain',
} as const
export type DocumentType = keyof typeof DOCUMENT_TYPES

/** Matches `https://` and a host with a dot in its name, without credentials. */
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
