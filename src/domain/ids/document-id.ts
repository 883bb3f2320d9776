/** Matches ids that Firestore rejects (firebase.google.com/docs/firestore/quotas). */
const NO_ID = /^(\.{0,2}|__.*__)$|[/\p{Surrogate}]/su

/** Returns whether a document can have this id. Does not check the maximum length of 1,500 bytes. */
export function isDocumentId(id: string): boolean {
  return !NO_ID.test(id)
}
