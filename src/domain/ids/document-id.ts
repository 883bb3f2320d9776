/** What Firestore takes for no id (firebase.google.com/docs/firestore/quotas). */
const NO_ID = /^(\.{0,2}|__.*__)$|[/\p{Surrogate}]/su

/** Whether a document may bear this id, lengths aside: 1,500 bytes are the most. */
export function isDocumentId(id: string): boolean {
  return !NO_ID.test(id)
}
