/** What Firestore takes for no id, though it has no slash in it (firebase.google.com/docs/firestore/quotas). */
const NO_ID = /^(\.{1,2}|__.*__)$|\p{Surrogate}/su

/**
 * The id of the document of a figure, whose key is its name: `PNS/TNI/Polri` lies at `PNS-TNI-Polri`.
 * Null for a name that can be no id.
 */
export function figureId(name: string): string | null {
  const id = name.replaceAll('/', '-')
  return id === '' || NO_ID.test(id) ? null : id
}
