import { expect, it, vi } from 'vitest'
import { deploySite, type FirebaseTools } from './deployment'
import { DeploymentStopped } from './deployment-stopped'
import { checkedSite } from './hosting-sites'

const SITE = { name: 'projects/desa/sites/desa', type: 'DEFAULT_SITE' }

class Killed extends Error {}

/**
 * A project of Firebase with the build `old` on it, on which `new` is put: each thing that a deployment
 * changes, here or there, is one step, before or after which it may be killed.
 */
class Project {
  readonly live = { firestore: 'old', storage: 'old', functions: 'old', hosting: 'old, filled' }
  #folder = 'old, filled'
  #killAt = Infinity
  #done = 0
  trials = 0
  schema: number | null = null
  unset: string[] = []
  outcomes: ReturnType<FirebaseTools['deploy']>[] = []
  readonly pause = vi.fn(() => Promise.resolve())
  readonly say = vi.fn<(line: string) => void>()

  #step(change: () => void): void {
    if (this.#done++ === this.#killAt) throw new Killed()
    change()
    if (this.#done++ === this.#killAt) throw new Killed()
  }

  tools: FirebaseTools = {
    sites: () => [SITE],
    hasSecret: (name) => !this.unset.includes(name),
    deploy: (targets, isTrial = false) => {
      const outcome = this.outcomes.shift() ?? 'done'
      if (isTrial) this.trials += 1
      else if (outcome === 'done')
        // In the order of firebase-tools (src/deploy/index.ts), whatever they are called in.
        for (const target of ['storage', 'firestore', 'functions', 'hosting'] as const)
          if (targets.includes(target))
            this.#step(() => (this.live[target] = target === 'hosting' ? this.#folder : 'new'))
      return outcome
    },
  }

  /** Resolves with how many times it could have been killed. */
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
      say: this.say,
      pause: this.pause,
    })
    return this.#done
  }
}

const DEPLOYED = { firestore: 'new', storage: 'new', functions: 'new', hosting: 'new, filled' }
const MOMENTS = await new Project().deploy()

it.each(Array.from({ length: MOMENTS }, (_, moment) => moment))(
  'killed at moment %i the live site is whole, and the next time finishes',
  async (moment) => {
    const project = new Project()
    await expect(project.deploy(moment)).rejects.toThrow(Killed)
    expect(project.live.hosting).toMatch(/, filled$/)
    await project.deploy()
    expect(project.live).toEqual(DEPLOYED)
  },
)

it('what Google’s tools find wrong is told before anything that visitors see is changed', async () => {
  const project = new Project()
  const before = { ...project.live }
  project.outcomes = ['failed']
  await expect(project.deploy()).rejects.toThrow('sebelum yang tampil bagi warga berubah')
  expect(project.trials).toBe(1)
  expect(project.live).toEqual(before)
})

it('what Google refuses for a few minutes is waited for', async () => {
  const project = new Project()
  project.outcomes = ['done', 'done', 'early', 'early']
  await project.deploy()
  expect(project.pause).toHaveBeenCalledTimes(2)
  expect(project.live).toEqual(DEPLOYED)
})

it('not for ever', async () => {
  const project = new Project()
  project.outcomes = ['done', 'done', 'early', 'early', 'early', 'early', 'early']
  await expect(project.deploy()).rejects.toThrow('Pemasangan functions,hosting gagal')
  expect(project.live.hosting).toBe('old, filled')
})

it('without the rules nothing else is put there', async () => {
  const project = new Project()
  project.outcomes = ['done', 'failed']
  await expect(project.deploy()).rejects.toThrow('Pemasangan firestore,storage gagal')
  expect(project.live).toMatchObject({ functions: 'old', hosting: 'old, filled' })
})

it('nothing is changed where what is stored is of a newer version', async () => {
  const project = new Project()
  project.schema = 99
  await expect(project.deploy()).rejects.toThrow('pakailah versi yang lebih baru')
  expect(project.trials).toBe(0)
  expect(project.live).toMatchObject({ firestore: 'old', hosting: 'old, filled' })
})

it('nothing is built while a secret is missing, of which the command is told', async () => {
  const project = new Project()
  project.unset = ['TELEGRAM_TOKEN']
  await expect(project.deploy()).rejects.toThrow(
    /^Rahasia TELEGRAM_TOKEN belum ada\.[^]*functions:secrets:set TELEGRAM_TOKEN --project desa$/,
  )
  expect(project.trials).toBe(0)
})

const OTHER = { name: 'projects/desa/sites/lain', type: 'USER_SITE' }
const SUFFIXED = { name: 'projects/desa/sites/desa-1a2b3', type: 'DEFAULT_SITE' }

it('the site is the project’s own', () => {
  expect(checkedSite([OTHER, SITE], 'desa')).toBe('desa')
  expect(checkedSite([OTHER, SUFFIXED], 'desa-1a2b3')).toBe('desa-1a2b3')
})

it.each([
  ['there is none', [], 'belum punya situs Hosting'],
  ['there are only others', [OTHER], 'belum punya situs Hosting'],
  ['Google has suffixed it', [OTHER, SUFFIXED], 'VITE_HOSTING_SITE=desa-1a2b3'],
])('where %s it is told what to do', (_, sites, text) => {
  expect(() => checkedSite(sites, 'desa')).toThrow(DeploymentStopped)
  expect(() => checkedSite(sites, 'desa')).toThrow(text)
})
