const DATABASE = 'projects/demo-desa/databases/(default)'

/** The id of a document of the sample's, of those with a date the newest. Throws where there is none. */
export async function someId(origin: string, collectionId: string, ordered = false) {
  const structuredQuery = {
    from: [{ collectionId }],
    limit: 1,
    ...(ordered && { orderBy: [{ field: { fieldPath: 'date' }, direction: 'DESCENDING' }] }),
  }
  const [found] = (await ask(origin, 'runQuery', { structuredQuery })) as {
    document?: { name: string }
  }[]
  const id = found?.document?.name.split('/').at(-1)
  if (!id) throw new Error(`The sample has no ${collectionId}.`)
  return id
}

/** Writes one text of a document that is there. */
export async function writeText(origin: string, path: string, field: string, text: string) {
  const update = {
    name: `${DATABASE}/documents/${path}`,
    fields: { [field]: { stringValue: text } },
  }
  const write = { update, updateMask: { fieldPaths: [field] }, currentDocument: { exists: true } }
  await ask(origin, 'commit', { writes: [write] })
}

/** As the project's administrator. */
async function ask(origin: string, method: string, body: unknown): Promise<unknown> {
  const url = `${origin}/v1/${DATABASE}/documents:${method}`
  const headers = { authorization: 'Bearer owner' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
