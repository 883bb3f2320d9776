import { doc, setDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { backends, setupProject } from './support/backends'
import { expectAllowed, expectDenied } from './support/rules-answers'

const RULES = `rules_version = '2';
function globally(n) { return n > 0; }
service cloud.firestore {
  match /databases/{database}/documents {
    function document(collection, id) { return /databases/$(database)/documents/$(collection)/$(id); }
    function after() { return request.resource.data; }

    match /needs/{id} { allow create: if get(document('none', 'x')).data.n == 1; }
    match /needs-or/{id} { allow create: if get(document('none', 'x')).data.n == 1 || true; }

    match /anyone/{id} { allow create: if request.auth.uid != 'u1'; }
    match /visitor/{id} { allow create: if request.auth == null; }
    match /signed-in/{id} { allow create: if request.auth != null; }
    match /own/{id} { allow create: if request.auth.uid == id; }
    match /claims/{id} {
      allow create: if request.auth.token.role == 'editor' && request.auth.token.level >= 3
        && 'berita' in request.auth.token.desks && request.auth.token.sub == request.auth.uid;
    }
    match /claim-default/{id} { allow create: if request.auth.token.get('role', 'none') == 'none'; }

    match /let/{id} {
      function sum(a, b) {
        let first = a.n;
        let second = first + b;
        return second == 3 && id == 'three';
      }
      allow create: if sum(after(), 2);
    }
    match /shadowed/{id} {
      function globally(n) { return n < 0; }
      allow create: if globally(after().n);
    }
    match /global/{id} { allow create: if globally(after().n); }

    match /outer/{a} {
      allow create: if a == 'yes';
      match /inner/{b} {
        allow create: if a == 'a' && b == 'b';
        match /innermost/{c} { allow create: if [a, b, c] == ['a', 'b', 'c']; }
      }
    }
    match /tree/{rest=**} { allow create: if rest == /x/y/z || rest == /x; }

    match /error-then-yes/{id} { allow create: if after().none == 1; allow create: if after().n == 1; }
    match /yes-then-error/{id} { allow create: if after().n == 1; allow create: if after().none == 1; }
    match /two/{id} { allow create: if after().none == 1; }
    match /two/{other} { allow create: if after().n == 1; }
    match /{any=**} { allow create: if after().n == 7; }
  }
}`

describe.each(backends)('the rules language ($name)', (backend) => {
  const project = setupProject(backend, RULES)
  const visitor = project.asVisitor()
  const at = (path: string) => doc(visitor, path)

  // Each allowed or denied document is its path, followed by the number in its field `n`.
  it.each([
    ['get() of a missing document fails, unless || has a true operand', 'needs-or/x', 'needs/x'],
    [
      'a function can use its own variables and the wildcards of its match block',
      'let/three 1',
      'let/more 1, let/four 2',
    ],
    [
      'a function shadows the function of the same name in an outer block',
      'global/x 1, shadowed/x -1',
      'global/y -1, shadowed/y 1',
    ],
    [
      'a match can use the wildcards of enclosing matches',
      'outer/a/inner/b, outer/yes, outer/a/inner/b/innermost/c',
      'outer/b/inner/b, outer/yes/inner/b, outer/a/inner/b/innermost/d',
    ],
    ['a match of any depth binds {rest=**} as a path', 'tree/x, tree/x/y/z', 'tree/y'],
    [
      'a request is allowed if one of several matching blocks allows it',
      'two/x 1, nowhere/x 7',
      'two/y 2, nowhere/y 8',
    ],
    [
      'an evaluation error in one allow statement does not affect the others',
      'error-then-yes/x 1, yes-then-error/x 1',
      'error-then-yes/y 2',
    ],
    ['request.auth is null for a visitor', 'visitor/x', 'signed-in/x, anyone/x'],
  ])('%s', async (_, allowed, denied) => {
    const create = (text: string) => {
      const [path = '', n] = text.split(' ')
      return setDoc(at(path), n === undefined ? {} : { n: Number(n) })
    }
    for (const text of allowed.split(', ')) await expectAllowed(create(text))
    for (const text of denied.split(', ')) await expectDenied(create(text))
  })

  describe('request.auth', () => {
    const as = (path: string, uid: string, claims?: Record<string, unknown>) =>
      setDoc(doc(project.asUser(uid, claims), path), {})

    it('contains the uid of the signed-in user', async () => {
      await expectAllowed(as('own/u1', 'u1'))
      await expectDenied(as('own/u2', 'u1'))
      await expectDenied(as('visitor/x', 'u1'))
      await expectAllowed(as('anyone/x', 'u2'))
    })

    it('contains the claims of the token', async () => {
      const claims = { role: 'editor', level: 3, desks: ['berita', 'agenda'] }
      await expectAllowed(as('claims/x', 'u1', claims))
      await expectDenied(as('claims/y', 'u1', { ...claims, level: 2 }))
      await expectDenied(as('claims/y', 'u1', { ...claims, desks: [] }))
      await expectDenied(as('claims/y', 'u1'))
      await expectAllowed(as('claim-default/x', 'u1'))
      await expectDenied(as('claim-default/y', 'u1', claims))
    })
  })
})
