import { doc, getDoc, getDocs, collection, query, where, writeBatch } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'
import { expectAllowed, expectDenied } from './support/rules-answers'

const MAX_EXPRESSIONS = 1_000

/** Returns a true condition that counts as `cost` expressions: the list, its items, the index, and the access. */
const counting = (cost: number) => `[true${',1'.repeat(cost - 4)}][0]`

const COSTS: [expression: string, cost: number][] = [
  ['true', 1],
  ['id == id', 3],
  ['1 + 1 == 2', 5],
  ['!false', 2],
  ['true && true', 4],
  ['id == "x" ? true : false', 6],
  ['1 is int', 3],
  ['request.auth == null', 4],
  ['"a".size() == 1', 4],
  ['[1, 2] == [1, 2]', 7],
  ['[1, 2][0] == 1', 7],
  ['{"a": 1}.a == 1', 6],
  ['{"a": 1}["a"] == 1', 7],
  ['!exists(/databases/$(database)/documents/a/$(id))', 8],
  ['identity(true)', 3],
  ['unused(1 + 1 == 2)', 7],
  ['named()', 8],
]

/** Returns a condition that looks up `count` documents, which differ for each requested document. */
const lookUp = (count: number, call = '!exists', of = 'id') =>
  Array.from(
    { length: count },
    (_, index) => `${call}(/databases/$(database)/documents/looked/$(${of} + '${index}'))`,
  ).join(' && ')

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function identity(value) { return value; }
    function unused(value) { return true; }
    function named() { let sum = 1 + 1 == 2; return sum; }

    ${COSTS.map(
      ([expression, cost], index) => `
    match /within-${index}/{id} {
      allow get: if (${expression}) && ${counting(MAX_EXPRESSIONS - 2 - cost)};
    }
    match /beyond-${index}/{id} {
      allow get: if (${expression}) && ${counting(MAX_EXPRESSIONS - 1 - cost)};
    }`,
    ).join('')}

    match /six-hundred/{id} { allow read, write: if ${counting(600)}; }
    match /beyond/{id} { allow get: if ${counting(1001)}; }
    match /beyond-absorbed/{id} { allow get: if ${counting(1001)} || true; }
    match /beyond-not-asked/{id} { allow get: if true || ${counting(1001)}; }
    match /beyond-then-yes/{id} {
      allow get: if ${counting(1001)};
      allow get: if true;
    }
    match /beyond-together/{id} {
      allow get: if ${counting(600)} && false;
      allow get: if ${counting(600)};
    }
    match /each-of/{id} { allow list: if ${counting(600)} && resource.data.x in [1, 2, 3]; }

    match /five/{id} { allow read, write: if ${lookUp(5)}; }
    match /ten/{id} { allow read, write: if ${lookUp(10)}; }
    match /eleven/{id} { allow read, write: if ${lookUp(11)}; }
    match /eleven-absorbed/{id} { allow get: if (${lookUp(11)}) || true; }
    match /repeated/{id} { allow read, write: if ${lookUp(9)} && ${lookUp(9)}; }
    match /same/{id} { allow write: if ${lookUp(10, '!exists', "'a'")}; }
    match /before-and-after/{id} {
      allow write: if ${lookUp(10)} && ${lookUp(10, '!existsAfter')};
    }
    match /list-ten/{id} { allow list: if ${lookUp(10, '!exists', "'a'")}; }
    match /list-eleven/{id} { allow list: if ${lookUp(11, '!exists', "'a'")}; }
  }
}`

describe.each(backends)('limits of the rules ($name)', (backend) => {
  const project = setupProject(backend, RULES)
  const visitor = project.asVisitor()

  const get = (name: string) => getDoc(doc(visitor, name, 'x'))
  const write = (name: string, writes: number) => {
    const batch = writeBatch(visitor)
    for (let index = 0; index < writes; index++) batch.set(doc(visitor, name, `x${index}-`), {})
    return batch.commit()
  }
  const read = async (name: string, length: number) => {
    const documents = Array.from({ length }, (_, index) => `${project.root}/${name}/x${index}-`)
    const body = JSON.stringify({ documents })
    const url = `/v1/${project.root}:batchGet`
    return (await project.fetch(url, { method: 'POST', body })).status
  }

  describe('the limit of expressions', () => {
    it.each(COSTS)('counts %s as %i expressions', async (expression) => {
      const index = COSTS.findIndex(([one]) => one === expression)
      await expectAllowed(get(`within-${index}`))
      await expectDenied(get(`beyond-${index}`))
    })

    it('denies a request above the limit even inside ||, and counts only evaluated expressions', async () => {
      for (const name of ['beyond', 'beyond-absorbed', 'beyond-then-yes', 'beyond-together'])
        await expectDenied(get(name))
      await expectAllowed(get('beyond-not-asked'))
    })

    it('applies separately to each document, each write and each value of an `in` filter', async () => {
      expect(await read('six-hundred', 2)).toBe(200)
      await expectAllowed(write('six-hundred', 2))
      const each = where('x', 'in', [1, 2, 3])
      await expectAllowed(getDocs(query(collection(visitor, 'each-of'), each)))
    })
  })

  describe('the limit of document lookups', () => {
    it('allows ten lookups for one document', async () => {
      await expectAllowed(get('ten'))
      await expectDenied(get('eleven'))
      await expectAllowed(write('ten', 1))
      await expectDenied(write('eleven', 1))
    })

    it('counts repeated lookups of the same document once', async () => {
      await expectAllowed(get('repeated'))
      await expectAllowed(write('repeated', 1))
      await expectAllowed(write('same', 5))
      await expectAllowed(write('before-and-after', 1))
    })

    it('allows twenty lookups for several documents or writes', async () => {
      expect([await read('five', 4), await read('five', 5)]).toEqual([200, 403])
      expect([await read('ten', 2), await read('eleven', 2)]).toEqual([200, 403])
      await expectAllowed(write('five', 4))
      await project.clear()
      await expectDenied(write('five', 5))
      await expectAllowed(write('ten', 2))
      await project.clear()
      await expectDenied(write('eleven', 2))
    })
  })

  // Google's emulator allows more lookups than documented (emulator/README.md).
  it.runIf(backend.name === 'local')('allow ten lookups for a list, even inside ||', async () => {
    await expectAllowed(getDocs(collection(visitor, 'list-ten')))
    await expectDenied(getDocs(collection(visitor, 'list-eleven')))
    await expectDenied(get('eleven-absorbed'))
  })
})
