/** The message of every failure that is injected here. */
export const FAILURE = 'the line broke'

type When = 'before' | 'after'
type Method = (...args: unknown[]) => unknown

/** A service of which one method fails: before anything happened, or after it did, the answer being lost. */
export function failing<Service extends object>(
  service: Service,
  method: keyof Service,
  when: When,
): Service {
  return exchanging(service, method, (original) => async (...args) => {
    if (when === 'after') await original(...args)
    throw new Error(FAILURE)
  })
}

/** A service in which something happens whenever one method is called, just before it works. */
export function interrupted<Service extends object>(
  service: Service,
  method: keyof Service,
  meanwhile: () => Promise<unknown>,
): Service {
  return exchanging(service, method, (original) => async (...args) => {
    await meanwhile()
    return original(...args)
  })
}

function exchanging<Service extends object>(
  service: Service,
  method: keyof Service,
  exchange: (original: Method) => Method,
): Service {
  return new Proxy(service, {
    get: (_, name) => {
      const original = bound(service, name)
      return name === method && typeof original === 'function'
        ? exchange(original as Method)
        : original
    },
  })
}

/** A member as it works on `target` itself, which is what private fields need. */
export function bound(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name, target)
  return typeof member === 'function' ? (member.bind(target) as unknown) : member
}
