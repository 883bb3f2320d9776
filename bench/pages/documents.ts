import { DOCUMENTS, postAsOwner } from '../village/local-village'

export async function someId(origin: string, collectionId: string, ordered = false) {
  const structuredQuery = {
    from: [{ collectionId }],
    limit: 1,
    ...(ordered && { orderBy: [{ field: { fieldPath: 'date' }, direction: 'DESCENDING' }] }),
  }
  const [found] = (await postAsOwner(`${origin}/v1/${DOCUMENTS}:runQuery`, {
    structuredQuery,
  })) as {
    document?: { name: string }
  }[]
  const id = found?.document?.name.split('/').at(-1)
  if (!id) throw new Error(`The sample has no ${collectionId}.`)
  return id
}

export async function writeText(origin: string, path: string, field: string, text: string) {
  const update = {
    name: `${DOCUMENTS}/${path}`,
    fields: { [field]: { stringValue: text } },
  }
  const write = { update, updateMask: { fieldPaths: [field] }, currentDocument: { exists: true } }
  await postAsOwner(`${origin}/v1/${DOCUMENTS}:commit`, { writes: [write] })
}
