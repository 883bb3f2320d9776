import { expect, it, vi } from 'vitest'
import { deploySite, type FirebaseTools } from './deployment'
import { DeploymentStopped } from './deployment-stopped'
import { checkedSite } from './hosting-sites'

const SITE = { name: 'projects/desa/sites/desa', type: 'DEFAULT_SITE' }

class Killed extends Error {}

/**
 * Fake Firebase project with the live build `old`, to which `new` is deployed. The deployment can be killed before and
 * after each local or remote change.
 */
class Project {
  readonly live = { firestore: 'old', storage: 'old', functions: 'old', hosting: 'old, filled' }
  #folder = 'old, filled'
  #killAt = Infinity
  #done = 0
  trials = 0
  schema: number | null = null
  missing: string[] = []
  outcomes: ReturnType<FirebaseTools['deploy']>[] = []
  readonly pause = vi.fn(() => Promise.resolve())
  readonly log = vi.fn<(line: string) => void>()

  #step(change: () => void): void {
    if (this.#done++ === this.#killAt) throw new Killed()
    change()
    if (this.#done++ === this.#killAt) throw new Killed()
  }

  tools: FirebaseTools = {
    sites: () => [SITE],
    hasSecret: (name) => !this.missing.includes(name),
    deploy: (targets, isTrial = false) => {
      const outcome = this.outcomes.shift() ?? 'done'
      if (isTrial) this.trials += 1
      else if (outcome === 'done')
        // The order of firebase-tools (src/deploy/index.ts), independent of the arguments.
        for (const target of ['storage', 'firestore', 'functions', 'hosting'] as const)
          if (targets.includes(target))
            this.#step(() => (this.live[target] = target === 'hosting' ? this.#folder : 'new'))
      return outcome
    },
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
      fill: () => {
        expect(this.live).toMatchObject({ firestore: 'new', storage: 'new' })
        this.#step(() => (this.#folder = 'new, filled'))
        return Promise.resolve()
      },
      log: this.log,
      pause: this.pause,
    })
    return this.#done
  }
}

const DEPLOYED = { firestore: 'new', storage: 'new', functions: 'new', hosting: 'new, filled' }
const MOMENTS = await new Project().deploy()

it.each(Array.from({ length: MOMENTS }, (_, moment) => moment))(
  'leaves the live site intact if it is killed at moment %i, and finishes the next time',
  async (moment) => {
    const project = new Project()
    await expect(project.deploy(moment)).rejects.toThrow(Killed)
    expect(project.live.hosting).toMatch(/, filled$/)
    await project.deploy()
    expect(project.live).toEqual(DEPLOYED)
  },
)

it('reports errors of the trial run before anything changes for visitors', async () => {
  const project = new Project()
  const before = { ...project.live }
  project.outcomes = ['failed']
  await expect(project.deploy()).rejects.toThrow('sebelum yang tampil bagi warga berubah')
  expect(project.trials).toBe(1)
  expect(project.live).toEqual(before)
})

it('waits when Google asks to retry in a few minutes', async () => {
  const project = new Project()
  project.outcomes = ['done', 'done', 'early', 'early']
  await project.deploy()
  expect(project.pause).toHaveBeenCalledTimes(2)
  expect(project.live).toEqual(DEPLOYED)
})

it('stops after five attempts', async () => {
  const project = new Project()
  project.outcomes = ['done', 'done', 'early', 'early', 'early', 'early', 'early']
  await expect(project.deploy()).rejects.toThrow('Pemasangan functions,hosting gagal')
  expect(project.live.hosting).toBe('old, filled')
})

it('deploys nothing else if deploying the rules fails', async () => {
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
  expect(checkedSite([OTHER, SITE], 'desa')).toBe('desa')
  expect(checkedSite([OTHER, SUFFIXED], 'desa-1a2b3')).toBe('desa-1a2b3')
})

it.each([
  ['the project has no Hosting site', [], 'belum punya situs Hosting'],
  ['the project has only other sites', [OTHER], 'belum punya situs Hosting'],
  ['the project has a suffixed site', [OTHER, SUFFIXED], 'VITE_HOSTING_SITE=desa-1a2b3'],
])('stops with instructions if %s', (_, sites, text) => {
  expect(() => checkedSite(sites, 'desa')).toThrow(DeploymentStopped)
  expect(() => checkedSite(sites, 'desa')).toThrow(text)
})
