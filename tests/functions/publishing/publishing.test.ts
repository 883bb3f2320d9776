import { Timestamp } from 'firebase-admin/firestore'
import { ulid } from 'ulid'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ForeignBuild } from '../../../functions/src/publishing/publish-site'
import type { Send } from '../../../functions/src/publishing/hosting-call'
import { leaseOf, stateOf } from '../../../functions/src/publishing/state'
import { redirectLine } from '../../../src/domain/imports/redirects'
import type { SiteRenderer } from '../../../src/domain/publishing/site-renderer'
import { expectLog } from '../expect-log'
import { memberOf } from '../failing-service'
import {
  deliver,
  DEPLOYED,
  expectDone,
  expectConsistentSite,
  runHourlySchedule,
  publishingTo,
  setupPublishing,
  smallRenderer,
  stateOfSite,
  write,
} from './publishing'

/* After any interruption, publishing ends with the content of Firestore. */

const OVER = Timestamp.fromMillis(0)

const { hosting, connect, firestore } = await setupPublishing()
afterEach(() => vi.restoreAllMocks())

const titled = (title: string) => ({ title })
const served = async () => Object.values((await expectConsistentSite(hosting)).titles).sort()

/** Returns a Hosting client that records its calls. `before` runs before each call. */
function listening(before: (call: string) => Promise<unknown> | undefined = () => undefined) {
  const calls: string[] = []
  const named: string[] = []
  const send: Send = async (url, init) => {
    const { pathname } = url
    const call = `${init.method} ${pathname.replace(/versions\/[^/:]+/, 'versions/V')}`
    calls.push(call)
    if (call.endsWith(':populateFiles')) {
      const { files } = JSON.parse(String(init.body)) as { files: object }
      named.push(...Object.keys(files))
    }
    await before(call)
    return fetch(url, init)
  }
  const count = (part: string) => calls.filter((call) => call.includes(part)).length
  return { site: hosting.site(send), calls, named, count }
}

const FINALIZE = 'PATCH /v1beta1/sites/demo-desa/versions/V'
const RELEASE = 'POST /v1beta1/sites/demo-desa/releases'
const UPLOAD = 'POST /upload/'

describe('a publication', () => {
  it('shows the content of Firestore under an increasing publication number, without items that are no longer public', async () => {
    const publishing = publishingTo(hosting, firestore)
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(publishing)
    expect(await served()).toEqual(['Panen'])
    const first = await hosting.number()
    await write(firestore, 'news/a', titled('Panen raya'))
    await write(firestore, 'news/b', titled('Posyandu'))
    await deliver(publishing)
    expect(await served()).toEqual(['Panen raya', 'Posyandu'])
    expect(await hosting.number()).toBe(first + 1)
    await expectDone(firestore)
    await write(firestore, 'news/a', null)
    await deliver(publishing)
    expect((await hosting.read('/berita/a')).text).toBe(DEPLOYED['shell.html'])
    expect(await served()).toEqual(['Posyandu'])
  })

  it('redirects old addresses of imported articles to their pages while the pages exist', async () => {
    const line = redirectLine({ path: '/berita/a', oldId: '12', day: '2020-05-03', slug: 'panen' })
    await write(firestore, 'imports/opensid-000', { redirects: line })
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(publishingTo(hosting, firestore))
    for (const old of ['/artikel/2020/5/3/panen', '/artikel/12'])
      expect((await hosting.read(old)).text).toContain('url=/berita/a"')
    await write(firestore, 'news/a', null)
    await deliver(publishingTo(hosting, firestore))
    expect((await hosting.read('/artikel/12')).status).toBe(404)
  })

  const REDIRECTS = {
    '/': ['/first', '/index.php', '/index.php/first'],
    '/artikel/2020/5/3/panen': ['/index.php/artikel/2020/5/3/panen'],
    '/artikel/12': ['/first/artikel/12', '/index.php/first/artikel/12'],
    '/galeri': ['/first/gallery/2', '/index.php/first/sub_gallery/3', '/galeri/index/2'],
    '/berita': ['/artikel/kategori/berita', '/first/kategori/4/2', '/first/arsip', '/index/2'],
    '/umkm': ['/lapak'],
    '/aparatur': ['/pemerintah'],
    '/informasi-publik': [
      ...['/informasi_publik', '/informasi-publik/tampilkan/3', '/first/peraturan_desa'],
      '/dokumen_web/unduh_berkas/3',
    ],
    '/pembangunan': ['/pembangunan/index/2'],
    '/statistik': ['/data-statistik/agama', '/status-idm/2022', '/first/statistik/4'],
    '/kontak': ['/peta'],
    '/feed.xml': ['/feed', '/index.php/feed'],
  }
  it.each(
    Object.entries(REDIRECTS).flatMap(([location, old]) => old.map((each) => [each, location])),
  )('redirects the old address %s to %s', async (old, location) => {
    const { status, headers } = await fetch(hosting.url + old, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, location])
  })

  it('keeps pages that were added to the build by hand', async () => {
    const proof = 'google-site-verification: google1a2b3c.html'
    await hosting.deploy({ ...DEPLOYED, 'google1a2b3c.html': proof })
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(publishingTo(hosting, firestore))
    expect((await hosting.read('/google1a2b3c')).text).toBe(proof)
  })

  it('sends Hosting the hashes of changed files only', async () => {
    for (const id of ['a', 'b', 'c']) await write(firestore, `news/${id}`, titled(id))
    await deliver(publishingTo(hosting, firestore))
    await write(firestore, 'news/b', titled('baru'))
    const { site, named } = listening()
    await deliver(publishingTo(hosting, firestore, { site }))
    expect(named.sort()).toEqual([
      '/berita/b.html',
      '/data/situs.json',
      '/data/versi.json',
      '/index.html',
    ])
  })

  it('uploads only files that Hosting does not have', async () => {
    const titles = ['Panen', `Panen ${ulid()}`]
    const { site, count } = listening()
    for (const title of [...titles, ...titles]) {
      await write(firestore, 'news/a', titled(title))
      await deliver(publishingTo(hosting, firestore, { site }))
    }
    // At most four uploads for numbered files, and two pages for each title.
    expect(count(UPLOAD)).toBeLessThanOrEqual(4 * 2 + 2 * 2)
  })

  it('sends the hashes of 1,000 files in one request', async () => {
    const files = new Map(
      Array.from({ length: 1_500 }, (_, i) => [`/berita/${i}.html`, `${i % 9}`]),
    )
    const renderer = {
      ...smallRenderer(firestore),
      renderSite: () => Promise.resolve({ files, unrendered: [] }),
    }
    const { site, count } = listening()
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(
      publishingTo(hosting, firestore, { site, renderer: () => Promise.resolve(renderer) }),
    )
    expect(count(':populateFiles')).toBe(2)
    expect((await hosting.read('/berita/1499')).text).toBe('5')
    // The list of files has more than one page.
    await write(firestore, 'news/a', null)
    await deliver(publishingTo(hosting, firestore))
    expect((await hosting.read('/berita/1499')).text).toBe(DEPLOYED['shell.html'])
  })

  it('increments the publication number of the deployment, and stores the result in the state document', async () => {
    await hosting.deploy({ ...DEPLOYED, 'data/versi.json': '{"number":41,"at":0}' })
    const { site, count } = listening()
    for (const title of ['a', 'b']) {
      await write(firestore, 'news/a', titled(title))
      await deliver(publishingTo(hosting, firestore, { site }))
    }
    expect(await stateOfSite(firestore)).toMatchObject({
      number: 43,
      build: 'satu',
      version: await hosting.site().live(),
      keeps: 60,
    })
    expect(await hosting.number()).toBe(43)
    // The call that sets the number of retained versions is made only once.
    expect(count('/config')).toBe(1)
  })
})

describe('a page that cannot be rendered', () => {
  /** Returns a renderer that fails for the pages of these ids. */
  const without = (...ids: string[]) => {
    const whole = smallRenderer(firestore)
    const renderSite: SiteRenderer['renderSite'] = async (publication) => {
      const files = new Map((await whole.renderSite(publication)).files)
      const unrendered = ids.map((id) => {
        const file = `/berita/${id}.html`
        const title = files.get(file) ?? ''
        files.delete(file)
        return { file, title, cause: new Error('no such day') }
      })
      return { files, unrendered }
    }
    return publishingTo(hosting, firestore, {
      renderer: () => Promise.resolve({ ...whole, renderSite }),
    })
  }
  const pageOf = async (id: string) => (await hosting.read(`/berita/${id}`)).text

  it('keeps its previous file if one exists, and is reported to staff until it renders', async () => {
    for (let times = 0; times < 2; times += 1)
      expectLog('error', '/berita/a.html cannot be rendered')
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(without('a'))
    expect(await pageOf('a')).toBe(DEPLOYED['shell.html'])
    const { failure } = await stateOfSite(firestore)
    expect(failure).toMatchObject({ code: 'pages', pages: ['Panen'] })
    // The failed page alone causes no further publication.
    await runHourlySchedule(without('a'))
    expect(await hosting.number()).toBe(1)
    await write(firestore, 'news/b', titled('Rapat'))
    await deliver(without('a'))
    expect((await stateOfSite(firestore)).failure).toEqual(failure)
    expect(await pageOf('b')).toBe('Rapat')

    await write(firestore, 'news/a', titled('Panen raya'))
    await deliver(publishingTo(hosting, firestore))
    expect(await pageOf('a')).toBe('Panen raya')
    await expectDone(firestore)
    expectLog('error', '/berita/a.html cannot be rendered')
    await write(firestore, 'news/a', titled('Panen batal'))
    await deliver(without('a'))
    expect(await pageOf('a')).toBe('Panen raya')
    expect(await hosting.number()).toBe(4)
  })
})

describe('publishing', () => {
  it('does not start without a mark of an outdated site', async () => {
    const { site, calls } = listening()
    await deliver(publishingTo(hosting, firestore, { site }))
    expect(calls).toEqual([])
  })

  it.each([
    ['nothing was ever released', 200, { name: 'sites/demo-desa/channels/live' }],
    ['Hosting was disabled', 200, { release: { name: 'x', type: 'SITE_DISABLE' } }],
  ])('does not start if %s', async (_, status, answer) => {
    await write(firestore, 'news/a', titled('Panen'))
    const { dirty } = await stateOfSite(firestore)
    const site = hosting.site(() => Promise.resolve(Response.json(answer, { status })))
    await deliver(publishingTo(hosting, firestore, { site }))
    await runHourlySchedule(publishingTo(hosting, firestore, { site }))
    expect(await stateOfSite(firestore)).toMatchObject({ dirty, began: null, failure: null })
  })

  it('happens only once for concurrent runs and for an event that is delivered twice', async () => {
    await write(firestore, 'news/a', titled('Panen'))
    const { site, count } = listening()
    const publishing = publishingTo(hosting, firestore, { site })
    const runs = [deliver(publishing, 'event'), runHourlySchedule(publishing), deliver(publishing)]
    await Promise.all(runs)
    await deliver(publishing, 'event')
    expect(count(RELEASE)).toBe(1)
    expect(await served()).toEqual(['Panen'])
    await expectDone(firestore)
  })

  it('is not repeated by the hourly schedule, except once on a new day', async () => {
    const publishing = publishingTo(hosting, firestore)
    const night = new Date('2026-11-21T16:59:00Z')
    await runHourlySchedule(publishing, night)
    expect(await hosting.number()).toBe(1)
    await runHourlySchedule(publishing, night)
    expect(await hosting.number()).toBe(1)
    await runHourlySchedule(publishing, new Date('2026-11-21T17:01:00Z'))
    await runHourlySchedule(publishing, new Date('2026-11-21T18:01:00Z'))
    expect(await hosting.number()).toBe(2)
    expect((await stateOfSite(firestore)).day).toBe('2026-11-22')
  })

  it('is not repeated by the hourly schedule if Hosting returns version names that begin with the project number', async () => {
    const send: Send = async (url, init) => {
      const answer = await fetch(url, init)
      if (!url.pathname.includes('/operations/')) return answer
      return new Response((await answer.text()).replaceAll('"sites/', '"projects/415/sites/'))
    }
    const publishing = publishingTo(hosting, firestore, { site: hosting.site(send) })
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(publishing)
    await runHourlySchedule(publishing)
    expect(await hosting.number()).toBe(1)
  })

  it('waits until the minimum interval since the previous release has passed', async () => {
    const publishing = publishingTo(hosting, firestore, { pace: { gather: 20, apart: 600 } })
    await write(firestore, 'news/a', titled('Satu'))
    await deliver(publishing)
    const began = performance.now()
    await write(firestore, 'news/a', titled('Dua'))
    await deliver(publishing)
    expect(performance.now() - began).toBeGreaterThan(500)
    expect(await served()).toEqual(['Dua'])
  })
})

it('publishes content that was written during a publication', async () => {
  await write(firestore, 'news/a', titled('Panen'))
  const { site, count } = listening((call) =>
    call === FINALIZE && count(FINALIZE) === 1
      ? write(firestore, 'news/b', titled('Posyandu'))
      : undefined,
  )
  await deliver(publishingTo(hosting, firestore, { site }))
  expect(await served()).toEqual(['Panen', 'Posyandu'])
  expect(count(RELEASE)).toBe(2)
})

describe('a deployment during a publication', () => {
  it('becomes part of the running publication', async () => {
    await write(firestore, 'news/a', titled('Panen'))
    const { site, count } = listening((call) =>
      call === FINALIZE && count(FINALIZE) === 1
        ? hosting.deploy({ ...DEPLOYED, 'assets/baru.js': 'baru' })
        : undefined,
    )
    await deliver(publishingTo(hosting, firestore, { site }))
    expect(await served()).toEqual(['Panen'])
    expect((await hosting.read('/assets/baru.js')).text).toBe('baru')
    expect(count(RELEASE)).toBe(1)
  })

  it('stops the publication if it deploys another build', async () => {
    const foreign = { 'shell.html': '', 'assets/build-dua.txt': 'dua' }
    await write(firestore, 'news/a', titled('Panen'))
    const { site, count } = listening((call) =>
      call === FINALIZE ? hosting.deploy(foreign) : undefined,
    )
    const publishing = publishingTo(hosting, firestore, { site })
    await expect(deliver(publishing)).rejects.toThrow(ForeignBuild)
    expect(count(RELEASE)).toBe(0)
    expect(await stateOfSite(firestore)).toMatchObject({ failure: { code: 'build' } })
    await hosting.deploy()
    await runHourlySchedule(publishingTo(hosting, firestore))
    expect(await served()).toEqual(['Panen'])
    await expectDone(firestore)
  })

  it('leads to a publication within the hour', async () => {
    await write(firestore, 'news/a', titled('Panen'))
    const publishing = publishingTo(hosting, firestore)
    await deliver(publishing)
    await hosting.deploy()
    await runHourlySchedule(publishing)
    expect(await served()).toEqual(['Panen'])
    expect(await hosting.number()).toBe(2)
  })
})

describe('a run that lost its lease', () => {
  const expireWhen = (moment: string) => {
    const listened = listening((call) =>
      call === moment && listened.count(moment) === 1 ? overtake() : undefined,
    )
    const overtake = async () => {
      await leaseOf(firestore).update({ until: OVER })
      await write(firestore, 'news/a', titled('Baru'))
      await deliver(publishingTo(hosting, firestore))
    }
    return listened
  }

  it('releases nothing', async () => {
    await write(firestore, 'news/a', titled('Lama'))
    const { site, count } = expireWhen(FINALIZE)
    await deliver(publishingTo(hosting, firestore, { site }))
    expect(count(RELEASE)).toBe(0)
    expect(await served()).toEqual(['Baru'])
    await expectDone(firestore)
  })

  it('marks the site as outdated again if it detects the loss after the release', async () => {
    await write(firestore, 'news/a', titled('Lama'))
    await deliver(publishingTo(hosting, firestore, { site: expireWhen(RELEASE).site }))
    expect(await served()).toEqual(['Baru'])
    await expectDone(firestore)
  })
})

describe('a failure of a publication', () => {
  const refusing =
    (part: string, status: number): Send =>
    (url, init) =>
      url.href.includes(part) ? Promise.resolve(new Response('no', { status })) : fetch(url, init)

  it.each([
    ['/channels/live', 403, 'rights'],
    ['/channels/live', 404, 'site'],
    ['/upload/', 403, 'rights'],
    [':clone', 429, 'quota'],
    ['/upload/', 400, 'hosting'],
    ['/releases', 500, 'hosting'],
  ] as const)(
    'is reported once if %s responds with %i, until the next success',
    async (part, status, code) => {
      // Hosting requests only content that it does not have, so the title must be new.
      const title = `Panen ${ulid()}`
      await write(firestore, 'news/a', titled(title))
      const publishing = publishingTo(hosting, firestore, {
        site: hosting.site(refusing(part, status)),
      })
      await expect(deliver(publishing, 'event')).rejects.toThrow(String(status))
      const { failure } = await stateOfSite(firestore)
      expect(failure?.code).toBe(code)
      await expect(deliver(publishing, 'event')).rejects.toThrow(String(status))
      expect((await stateOfSite(firestore)).failure).toEqual(failure)
      expect(await hosting.number()).toBe(0)
      // A failure does not delay the next mark.
      await write(firestore, 'news/b', titled('Posyandu'))
      await deliver(publishingTo(hosting, firestore))
      expect(await served()).toEqual([title, 'Posyandu'])
      await expectDone(firestore)
    },
  )

  it.each(['rendering', 'loading the renderer'])('is reported while %s', async (what) => {
    await write(firestore, 'news/a', titled('Panen'))
    const fails = () => Promise.reject(new Error('no network'))
    const rendersNot = { ...smallRenderer(firestore), renderSite: fails }
    const renderer = what === 'rendering' ? () => Promise.resolve(rendersNot) : fails
    await expect(deliver(publishingTo(hosting, firestore, { renderer }))).rejects.toThrow()
    expect((await stateOfSite(firestore)).failure?.code).toBe('content')
  })

  it('leads to an immediate retry if Hosting itself failed', async () => {
    await write(firestore, 'news/a', titled('Panen'))
    let failures = 2
    const send: Send = (url, init) => {
      if (!url.href.includes(':clone') || failures === 0) return fetch(url, init)
      failures -= 1
      return failures === 1
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(new Response('', { status: 503 }))
    }
    await deliver(publishingTo(hosting, firestore, { site: hosting.site(send, [1, 1]) }))
    expect(await served()).toEqual(['Panen'])
  })
})

it('checks the live version if the response to the release is lost', async () => {
  await write(firestore, 'news/a', titled('Panen'))
  const send: Send = async (url, init) => {
    const answer = await fetch(url, init)
    if (url.href.includes('/releases')) throw new TypeError('fetch failed')
    return answer
  }
  await deliver(publishingTo(hosting, firestore, { site: hosting.site(send) }))
  expect(await served()).toEqual(['Panen'])
  await expectDone(firestore)
})

it('treats an invalid state document as empty', async () => {
  await stateOf(firestore).set({ dirty: Timestamp.now(), number: 'x', failure: { code: 'x' } })
  await write(firestore, 'news/a', titled('Panen'))
  await deliver(publishingTo(hosting, firestore))
  expect(await served()).toEqual(['Panen'])
})

/* A publication that is interrupted before or after any call leaves one complete published site. */
/** Returns a publishing service that throws at a given call, before or after the call takes effect. */
function failingPublisher(failure: 'the answer is lost' | 'the call is not made') {
  const own = connect().firestore
  let left = Infinity
  const countCall = () => {
    left -= 1
    if (left < 0) throw new Error('died')
  }
  for (const call of ['doc', 'getAll', 'runTransaction'] as const) {
    const original = memberOf(own, call) as (...args: unknown[]) => unknown
    Object.defineProperty(own, call, {
      value: (...args: unknown[]) => {
        countCall()
        return original(...args)
      },
    })
  }
  const send: Send = async (url, init) => {
    const isLast = left === 0
    if (failure === 'the answer is lost' && isLast) await fetch(url, init)
    countCall()
    return fetch(url, init)
  }
  return {
    publishing: publishingTo(hosting, own, { site: hosting.site(send) }),
    after: (calls: number) => {
      left = calls
    },
    hasDied: () => left < 0,
  }
}

it.each(['the call is not made', 'the answer is lost'] as const)(
  'completes a publication that was interrupted at any call to Firestore or Hosting (%s)',
  async (when) => {
    const { publishing, after, hasDied } = failingPublisher(when)
    let number = 0
    let calls = 0
    do {
      const [id, event] = [`n${calls % 3}`, `event-${calls}`]
      await write(firestore, `news/${id}`, { title: `Tulisan ${calls}` })
      after(calls)
      await deliver(publishing, event).catch(({ message, cause }: Error) =>
        expect([message, (cause as Error | undefined)?.message]).toContain('died'),
      )
      if (number > 0) {
        const left = await expectConsistentSite(hosting)
        expect(left.number).toBeGreaterThanOrEqual(number)
      }
      if (calls % 2 === 0) await deliver(publishingTo(hosting, firestore), event)
      else {
        if ((await leaseOf(firestore).get()).exists)
          await leaseOf(firestore).update({ until: Timestamp.fromMillis(0) })
        await runHourlySchedule(publishingTo(hosting, firestore))
      }
      const completed = await expectConsistentSite(hosting)
      expect(completed.titles[id]).toBe(`Tulisan ${calls}`)
      expect(completed.number).toBeGreaterThan(number)
      await expectDone(firestore)
      number = completed.number
      calls += 1
    } while (hasDied())
    expect(calls).toBeGreaterThan(25)
  },
  60_000,
)
