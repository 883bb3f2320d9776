import { doc, setDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { backends, setupProject } from './support/backends'
import { granted, refused } from './support/rules-answers'

/** Rules for scoping, matching and error handling. */
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
    match /{any=**} { allow create: if 'anywhere' in after() && after().anywhere; }
  }
}`

describe.each(backends)('the rules language ($name)', (backend) => {
  const project = setupProject(backend, RULES)
  const visitor = project.asVisitor()
  const at = (path: string) => doc(visitor, path)

  it('fails for a get of a missing document, which || absorbs', async () => {
    await refused(setDoc(at('needs/x'), {}))
    await granted(setDoc(at('needs-or/x'), {}))
  })

  describe('request.auth', () => {
    const as = (path: string, uid: string, claims?: Record<string, unknown>) =>
      setDoc(doc(project.asUser(uid, claims), path), {})

    it('equals null for a visitor, and its members cause errors', async () => {
      await granted(setDoc(at('visitor/x'), {}))
      await refused(setDoc(at('signed-in/x'), {}))
      await refused(setDoc(at('anyone/x'), {}))
    })

    it('contains the uid of the signed-in user', async () => {
      await granted(as('own/u1', 'u1'))
      await refused(as('own/u2', 'u1'))
      await refused(as('visitor/x', 'u1'))
      await granted(as('anyone/x', 'u2'))
    })

    it('contains the claims of the token', async () => {
      const claims = { role: 'editor', level: 3, desks: ['berita', 'agenda'] }
      await granted(as('claims/x', 'u1', claims))
      await refused(as('claims/y', 'u1', { ...claims, level: 2 }))
      await refused(as('claims/y', 'u1', { ...claims, desks: [] }))
      await refused(as('claims/y', 'u1'))
      await granted(as('claim-default/x', 'u1'))
      await refused(as('claim-default/y', 'u1', claims))
    })
  })

  describe('functions', () => {
    it('can define variables and see the variables of their match', async () => {
      await granted(setDoc(at('let/three'), { n: 1 }))
      await refused(setDoc(at('let/three-more'), { n: 1 }))
      await refused(setDoc(at('let/four'), { n: 2 }))
    })

    it('shadow those of an outer block', async () => {
      await granted(setDoc(at('global/x'), { n: 1 }))
      await refused(setDoc(at('global/y'), { n: -1 }))
      await granted(setDoc(at('shadowed/x'), { n: -1 }))
      await refused(setDoc(at('shadowed/y'), { n: 1 }))
    })
  })

  describe('matches', () => {
    it('see the wildcards of enclosing matches', async () => {
      await granted(setDoc(at('outer/a/inner/b'), {}))
      await refused(setDoc(at('outer/b/inner/b'), {}))
      await granted(setDoc(at('outer/yes'), {}))
      await refused(setDoc(at('outer/yes/inner/b'), {}))
      await granted(setDoc(at('outer/a/inner/b/innermost/c'), {}))
      await refused(setDoc(at('outer/a/inner/b/innermost/d'), {}))
    })

    it('match any depth with {rest=**} and bind it as a path', async () => {
      await granted(setDoc(at('tree/x'), {}))
      await granted(setDoc(at('tree/x/y/z'), {}))
      await refused(setDoc(at('tree/y'), {}))
    })

    it('allow a request if one of them allows it', async () => {
      await granted(setDoc(at('two/x'), { n: 1 }))
      await refused(setDoc(at('two/y'), { n: 2 }))
      await granted(setDoc(at('nowhere/x'), { anywhere: true }))
      await refused(setDoc(at('nowhere/y'), { anywhere: false }))
    })
  })

  it('evaluates the other clauses if one fails', async () => {
    await granted(setDoc(at('error-then-yes/x'), { n: 1 }))
    await granted(setDoc(at('yes-then-error/x'), { n: 1 }))
    await refused(setDoc(at('error-then-yes/y'), { n: 2 }))
  })
})
