import { describe, expect, it, vi } from 'vitest'
import { DeploymentStopped, deploySite, type FirebaseTools, siteToDeploy } from './deployment'

const SITE = { name: 'projects/desa/sites/desa', type: 'DEFAULT_SITE' }

class Killed extends Error {}

const CALLABLES = ['create-user', 'search']
const SCHEDULES = ['every-night', 'every-fiveminutes']

/**
 * A fake Firebase project with the live build `old`, to which `new` is deployed. The deployment can be
 * killed before and after each local or remote change, and Google can refuse changes.
 */
class Project {
  readonly live = {
    ...{ firestore: 'old', storage: 'old', functions: 'old', hosting: 'old, filled' },
    data: 'old',
  }
  #folder = 'old, filled'
  #killAt = Infinity
  #done = 0
  trials = 0
  schema: number | null = null
  missing: string[] = []
  outcomes: ReturnType<FirebaseTools['deploy']>[] = []
  refused = /^$/
  forbidding: string[] = []
  readonly grantRoles = vi.fn(() => Promise.resolve())
  readonly pause = vi.fn(() => Promise.resolve())
  readonly log = vi.fn<(line: string) => void>()

  /** State of each function: its code, its scheduler job, and whether `allUsers` may invoke it. */
  readonly code = new Map<string, string>()
  readonly jobs: Set<string>
  readonly open: Set<string>

  /** Creates the project. `deployed` contains the functions of the live build, all of them complete. */
  constructor(deployed: readonly string[] = [...CALLABLES, ...SCHEDULES]) {
    for (const name of deployed) this.code.set(name, 'old')
    this.jobs = new Set(deployed.filter((name) => SCHEDULES.includes(name)))
    this.open = new Set(deployed.filter((name) => CALLABLES.includes(name)))
  }

  #step(change: () => void): void {
    if (this.#done++ === this.#killAt) throw new Killed()
    change()
    if (this.#done++ === this.#killAt) throw new Killed()
  }

  tools: FirebaseTools = {
    policies: () => this.forbidding,
    sites: () => [SITE],
    hasSecret: (name) => !this.missing.includes(name),
    deploy: (targets, isTrial = false) => {
      const outcome = this.outcomes.shift() ?? 'done'
      if (isTrial) this.trials += 1
      if (isTrial || outcome !== 'done') return outcome
      const named = targets.map((target) => target.replace(/^functions:/, ''))
      // The order of firebase-tools (src/deploy/index.ts), independent of the arguments.
      for (const target of ['storage', 'firestore', 'functions', 'hosting'] as const)
        if (target === 'functions') {
          const wanted = [...CALLABLES, ...SCHEDULES].filter(
            (name) => named.includes('functions') || named.includes(name),
          )
          if (!wanted.map((name) => this.#deployFunction(name, named)).every(Boolean))
            return 'failed'
          if (wanted.length > 0) this.#step(() => (this.live.functions = 'new'))
        } else if (targets.includes(target))
          this.#step(() => (this.live[target] = target === 'hosting' ? this.#folder : 'new'))
      return 'done'
    },
  }

  /** Deploys a function like planner.js and fabricator.js of firebase-tools. Returns false if Google refuses a step. */
  #deployFunction(name: string, named: readonly string[]): boolean {
    const before = this.code.get(name)
    if (before === 'new' && !named.includes(name)) return true
    const isCallable = CALLABLES.includes(name)
    const parts: [part: string, isChanged: boolean, change: () => void][] = [
      ['code', true, () => this.code.set(name, 'new')],
      ['invoker', isCallable && before === undefined, () => this.open.add(name)],
      ['job', !isCallable, () => this.jobs.add(name)],
    ]
    for (const [part, isChanged, change] of parts)
      if (isChanged && this.refused.test(`${part} ${name}`)) return false
      else if (isChanged) this.#step(change)
    return true
  }

  async deploy(killAt = Infinity): Promise<number> {
    this.#killAt = killAt
    this.#done = 0
    await deploySite({
      tools: this.tools,
      project: 'desa',
      site: 'desa',
      storedSchema: () => Promise.resolve(this.schema),
      build: () => {
        this.#step(() => (this.#folder = 'new'))
        return Promise.resolve()
      },
      grantRoles: this.grantRoles,
      migrate: () => {
        expect(this.live).toMatchObject({ firestore: 'new', storage: 'new' })
        this.#step(() => (this.live.data = 'new'))
        return Promise.resolve()
      },
      finishMigration: () => {
        expect(this.live.functions).toBe('new')
        this.#step(() => (this.live.data = 'new, numbered'))
        return Promise.resolve()
      },
      fill: () => {
        expect(this.live).toMatchObject({ firestore: 'new', storage: 'new', data: 'new' })
        this.#step(() => (this.#folder = 'new, filled'))
        return Promise.resolve()
      },
      schedulesWithoutJob: () => Promise.resolve(SCHEDULES.filter((name) => !this.jobs.has(name))),
      openCallables: () => {
        for (const name of CALLABLES) this.#step(() => this.open.add(name))
        return Promise.resolve()
      },
      log: this.log,
      pause: this.pause,
    })
    return this.#done
  }

  expectDeployed(): void {
    expect(this.live).toEqual({
      firestore: 'new',
      storage: 'new',
      functions: 'new',
      hosting: 'new, filled',
      data: 'new, numbered',
    })
    expect([...this.open, ...this.jobs].sort()).toEqual([...CALLABLES, ...SCHEDULES].sort())
  }
}

describe.each([
  ['a first deployment', []],
  ['a deployment with a new function', ['create-user', 'every-night']],
  ['an upgrade', [...CALLABLES, ...SCHEDULES]],
])('%s', async (_, deployed) => {
  const moments = await new Project(deployed).deploy()

  it.each(Array.from({ length: moments }, (_, moment) => moment))(
    'leaves the live site intact if the deployment is killed at step %i, and finishes in the next run',
    async (moment) => {
      const project = new Project(deployed)
      await expect(project.deploy(moment)).rejects.toThrow(Killed)
      expect(project.live.hosting).toMatch(/, filled$/)
      await project.deploy()
      project.expectDeployed()
    },
  )

  it.each(['code', 'invoker', 'job'])(
    "finishes in the next run after Google refused every change of a function's %s",
    async (part) => {
      const project = new Project(deployed)
      project.refused = new RegExp(`^${part}`)
      await project.deploy().catch((error: unknown) => {
        if (!(error instanceof DeploymentStopped)) throw error
      })
      project.refused = /^$/
      await project.deploy()
      project.expectDeployed()
    },
  )
})

it('reports errors of the trial run before anything changes for visitors', async () => {
  const project = new Project()
  const before = { ...project.live }
  project.outcomes = ['failed']
  await expect(project.deploy()).rejects.toThrow('sebelum yang tampil bagi warga berubah')
  expect(project.grantRoles).not.toHaveBeenCalled()
  expect(project.trials).toBe(1)
  expect(project.live).toEqual(before)
})

it('waits when Google asks to retry in a few minutes', async () => {
  const project = new Project()
  project.outcomes = ['done', 'done', 'early', 'early']
  await project.deploy()
  expect(project.pause).toHaveBeenCalledTimes(2)
  project.expectDeployed()
})

it('stops after five attempts', async () => {
  const project = new Project()
  project.outcomes = ['done', 'done', 'early', 'early', 'early', 'early', 'early']
  await expect(project.deploy()).rejects.toThrow('Pemasangan functions,hosting gagal')
  expect(project.live.hosting).toBe('old, filled')
})

it('names the organization policy that forbids a deployment', async () => {
  const project = new Project()
  project.outcomes = ['done', 'done', 'failed']
  project.forbidding = ['iam.allowedPolicyMemberDomains']
  await expect(project.deploy()).rejects.toThrow(
    'Dilarang kebijakan organisasi iam.allowedPolicyMemberDomains: docs/deploy.md#akun-organisasi.',
  )
  expect(project.grantRoles).toHaveBeenCalledOnce()
})

it('stops if deploying the rules fails', async () => {
  const project = new Project()
  project.outcomes = ['done', 'failed']
  await expect(project.deploy()).rejects.toThrow('Pemasangan firestore,storage gagal')
  expect(project.live).toMatchObject({ functions: 'old', hosting: 'old, filled' })
})

it('changes nothing if the stored data has a newer schema', async () => {
  const project = new Project()
  project.schema = 99
  await expect(project.deploy()).rejects.toThrow('pakailah versi yang lebih baru')
  expect(project.trials).toBe(0)
  expect(project.live).toMatchObject({ firestore: 'old', hosting: 'old, filled' })
})

it('builds nothing while a secret is missing, and prints the command that sets it', async () => {
  const project = new Project()
  project.missing = ['TELEGRAM_TOKEN']
  await expect(project.deploy()).rejects.toThrow(
    /^Rahasia TELEGRAM_TOKEN belum ada\.[^]*functions:secrets:set TELEGRAM_TOKEN --project desa$/,
  )
  expect(project.trials).toBe(0)
})

const OTHER = { name: 'projects/desa/sites/lain', type: 'USER_SITE' }
const SUFFIXED = { name: 'projects/desa/sites/desa-1a2b3', type: 'DEFAULT_SITE' }

it('deploys to the default site of the project', () => {
  expect(siteToDeploy([OTHER, SITE], 'desa')).toBe('desa')
  expect(siteToDeploy([OTHER, SUFFIXED], 'desa-1a2b3')).toBe('desa-1a2b3')
})

it.each([
  ['the project has no Hosting site', [], 'belum punya situs Hosting'],
  ['the project has only other sites', [OTHER], 'belum punya situs Hosting'],
  ['the project has a suffixed site', [OTHER, SUFFIXED], 'VITE_HOSTING_SITE=desa-1a2b3'],
])('stops with instructions if %s', (_, sites, text) => {
  expect(() => siteToDeploy(sites, 'desa')).toThrow(DeploymentStopped)
  expect(() => siteToDeploy(sites, 'desa')).toThrow(text)
})
