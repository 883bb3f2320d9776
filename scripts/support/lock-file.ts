/** Package in `package-lock.json` (docs.npmjs.com/cli/configuring-npm/package-lock-json#packages). */
interface LockedPackage {
  version?: string
  cpu?: string[]
  os?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  optionalDependencies?: Record<string, string>
}

export interface LockFile {
  packages: Record<string, LockedPackage>
}

/**
 * Returns the builds that are missing in the lock file. npm omits builds for other machines that its registry lacks,
 * and `npm ci` rejects such a lock file.
 */
export function missingBuilds({ packages }: LockFile): { name: string; build: LockedPackage }[] {
  const locked = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !locked.has(name))
      .map(([name, version]) => ({
        name,
        build: { version, ...(dev && { dev }), optional: true, ...machineOf(name) },
      })),
  )
}

/** Returns the machine for a name such as `…-linux-arm64-musl`. */
function machineOf(name: string): Pick<LockedPackage, 'cpu' | 'os' | 'libc'> {
  const [os = '', cpu = '', abi = ''] =
    /(wasm32|android|darwin|freebsd|openbsd|openharmony|linux|win32)-?(\w*)-?(\w*)$/
      .exec(name)
      ?.slice(1) ?? []
  if (os === 'wasm32') return { cpu: [os] }
  const libc = { gnu: 'glibc', musl: 'musl' }[abi]
  return { cpu: [cpu], os: [os], ...(os === 'linux' && libc && { libc: [libc] }) }
}
