/**
 * What a village must publish of its planning and budget (Law 14/2008 and Permendagri 20/2018), and
 * whatever else it wants to.
 */
export const DOCUMENT_TYPES = {
  RPJMDes: 'RPJMDes',
  RKPDes: 'RKPDes',
  APBDes: 'APBDes',
  LPPD: 'LPPD',
  lainnya: 'Dokumen lain',
} as const
export type DocumentType = keyof typeof DOCUMENT_TYPES

/** `https://` and a host with a dot in its name; nobody's name or password before it. */
const LINK = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}]*)?$/iu

/** Whether it is a link that leads to a named host over a connection that nobody reads along. */
export function isDocumentLink(address: string): boolean {
  return LINK.test(address)
}

/** The host that a link leads to, as people know it: `drive.google.com`; '' for what is no such link. */
export function hostOf(address: string): string {
  return (
    LINK.exec(address)?.[1]
      ?.toLowerCase()
      .replace(/^www\./, '') ?? ''
  )
}
