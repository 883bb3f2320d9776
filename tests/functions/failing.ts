import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'

/** The message of every failure that is injected here. */
export const FAILURE = 'the line broke'

type When = 'before' | 'after'

/** Auth of which one method fails: before anything happened, or after it did, the answer being lost. */
export function failing(auth: Auth, method: keyof Auth, when: When): Auth {
  return replacing(auth, method, when)
}

/** Firestore whose documents fail to be created, or fail to tell that they were. */
export function failingCreate(firestore: Firestore, when: When): Firestore {
  return new Proxy(firestore, {
    get: (target, name) =>
      name === 'doc'
        ? (path: string) => replacing(target.doc(path), 'create', when)
        : name === 'getAll'
          ? (...references: { path: string }[]) =>
              target.getAll(...references.map(({ path }) => target.doc(path)))
          : bound(target, name),
  })
}

function replacing<Target extends object>(target: Target, method: keyof Target, when: When) {
  return new Proxy(target, {
    get: (_, name) => {
      const original = bound(target, name)
      if (name !== method || typeof original !== 'function') return original
      return async (...args: unknown[]) => {
        if (when === 'after') await (original as (...args: unknown[]) => unknown)(...args)
        throw new Error(FAILURE)
      }
    },
  })
}

/** A member as it works on `target` itself, which is what private fields need. */
export function bound(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name, target)
  return typeof member === 'function' ? (member.bind(target) as unknown) : member
}
