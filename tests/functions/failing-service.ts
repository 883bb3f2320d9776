import type { Services } from '../../functions/src/services'

type Bucket = Services['bucket']
type File = ReturnType<Bucket['file']>

export const FAILURE = 'the line broke'

type When = 'before' | 'after'
type Method = (...args: unknown[]) => unknown

/** Returns a copy of a service with one method that fails before or after it takes effect. */
export function withFailure<Service extends object>(
  service: Service,
  method: keyof Service,
  when: When,
): Service {
  return exchanging(service, method, (original) => async (...args) => {
    if (when === 'after') await original(...args)
    throw new Error(FAILURE)
  })
}

/** Returns a copy of a bucket in which one file cannot be deleted. */
export function withUndeletable(bucket: Bucket, name: string): Bucket {
  return exchanging(bucket, 'getFiles', (original) => async (query) => {
    const [files, ...rest] = (await original(query)) as [File[], ...unknown[]]
    const file = files.find((each) => each.name === name)
    if (file) file.delete = () => Promise.reject(new Error(FAILURE))
    return [files, ...rest]
  })
}

/** Returns a copy of a service that runs `interruption` before each call of one method. */
export function withInterruption<Service extends object>(
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
      const original = memberOf(service, name)
      return name === method && typeof original === 'function'
        ? exchange(original as Method)
        : original
    },
  })
}

/** Returns a member of `target`. Methods are bound to it, because private fields require that. */
export function memberOf(target: object, name: string | symbol): unknown {
  const member: unknown = Reflect.get(target, name, target)
  return typeof member === 'function' ? (member.bind(target) as unknown) : member
}
