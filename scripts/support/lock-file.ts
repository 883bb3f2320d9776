/** Package in `package-lock.json` (docs.npmjs.com/cli/configuring-npm/package-lock-json#packages). */
interface LockedPackage {
  version?: string
  cpu?: string[]
  os?: string[]
  libc?: string[]
  dev?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

export interface LockFile {
  packages: Record<string, LockedPackage>
}

/**
 * Returns the platform-specific packages that are missing in the lock file. npm omits a package for another
 * platform if its registry lacks the package, and `npm ci` rejects such a lock file.
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

/** Returns the platform for a name such as `…-linux-arm64-musl`. */
function machineOf(name: string): Pick<LockedPackage, 'cpu' | 'os' | 'libc'> {
  const [os = '', cpu = '', abi = ''] =
    /(wasm32|android|darwin|freebsd|openbsd|openharmony|linux|win32)-?(\w*)-?(\w*)$/
      .exec(name)
      ?.slice(1) ?? []
  if (os === 'wasm32') return { cpu: [os] }
  const libc = { gnu: 'glibc', musl: 'musl' }[abi]
  return { cpu: [cpu], os: [os], ...(os === 'linux' && libc && { libc: [libc] }) }
}

/**
 * Returns the lock file of a workspace that is installed alone, with the versions of the lock file of
 * the whole project. Throws if one path would need two versions.
 */
export function lockOfWorkspace({ packages }: LockFile, workspace: string): object {
  const found: Record<string, LockedPackage> = {}
  const add = (path: string) => {
    const name = path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path
    const locked = packages[path] ?? {}
    if (found[name]) {
      if (found[name].version === locked.version) return
      throw new Error(`${name} has two versions.`)
    }
    found[name] = { ...locked }
    delete found[name].dev
    addAll(path, locked)
  }
  const addAll = (from: string, { dependencies, peerDependencies, ...locked }: LockedPackage) => {
    const names = { ...dependencies, ...peerDependencies, ...locked.optionalDependencies }
    for (const name of Object.keys(names)) {
      const path = resolve(packages, from, name)
      if (path !== null) add(path)
      else if (dependencies?.[name] !== undefined) throw new Error(`${name} is missing.`)
    }
  }
  const root = packages[workspace] ?? {}
  addAll(workspace, root)
  const sorted = Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    name: workspace,
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name: workspace, ...root }, ...Object.fromEntries(sorted) },
  }
}

/** Finds a package as Node.js does: in the nearest `node_modules` above. */
function resolve(packages: LockFile['packages'], from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.replace(/\/?(node_modules\/)?(@[^/]+\/)?[^/]*$/, '')) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return null
  }
}
