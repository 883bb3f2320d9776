import { Timestamp } from 'firebase-admin/firestore'
import { ulid } from 'ulid'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ForeignBuild } from '../../../functions/src/publishing/failure'
import type { Send } from '../../../functions/src/publishing/hosting-call'
import { leaseOf, stateOf } from '../../../functions/src/publishing/state'
import type { SiteRenderer } from '../../../src/domain/publishing/site-renderer'
import { expectLog } from '../expect-log'
import {
  deliver,
  DEPLOYED,
  expectDone,
  expectWhole,
  lookAround,
  publishingTo,
  setupPublishing,
  smallRenderer,
  stateOfSite,
  write,
} from './publishing'

/*
 * What is published is what stands in Firestore in the end, whatever becomes of those who publish it;
 * until then it is what it was.
 */

/** When no lease is anybody's any more. */
const OVER = Timestamp.fromMillis(0)

const { hosting, connect, firestore } = await setupPublishing()
afterEach(() => vi.restoreAllMocks())

const titled = (title: string) => ({ title })
const served = async () => Object.values((await expectWhole(hosting)).titles).sort()

/** Hosting's calls as they are made; `before` each of them something may happen. */
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
  it('shows what is in Firestore, each time under a higher number', async () => {
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
  })

  it('takes away the page of what is no longer public', async () => {
    const publishing = publishingTo(hosting, firestore)
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(publishing)
    await write(firestore, 'news/a', null)
    await deliver(publishing)
    expect((await hosting.read('/berita/a')).text).toBe(DEPLOYED['shell.html'])
    expect(await served()).toEqual([])
  })

  it('leaves the pages that somebody has put beside the build', async () => {
    const proof = 'google-site-verification: google1a2b3c.html'
    await hosting.deploy({ ...DEPLOYED, 'google1a2b3c.html': proof })
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(publishingTo(hosting, firestore))
    expect((await hosting.read('/google1a2b3c')).text).toBe(proof)
  })

  it('names only what has changed', async () => {
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

  it('uploads what Hosting does not have from before', async () => {
    const titles = ['Panen', `Panen ${ulid()}`]
    const { site, count } = listening()
    for (const title of [...titles, ...titles]) {
      await write(firestore, 'news/a', titled(title))
      await deliver(publishingTo(hosting, firestore, { site }))
    }
    // Four times at most what is numbered, and each title's two pages once.
    expect(count(UPLOAD)).toBeLessThanOrEqual(4 * 2 + 2 * 2)
  })

  it('names 1,000 files at once', async () => {
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
    // Their list has more than one page, too.
    await write(firestore, 'news/a', null)
    await deliver(publishingTo(hosting, firestore))
    expect((await hosting.read('/berita/1499')).text).toBe(DEPLOYED['shell.html'])
  })

  it('counts on from what was deployed', async () => {
    await hosting.deploy({ ...DEPLOYED, 'data/versi.json': '{"number":41,"at":0}' })
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(publishingTo(hosting, firestore))
    expect(await hosting.number()).toBe(42)
  })

  it('says what it has done', async () => {
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(publishingTo(hosting, firestore))
    expect(await stateOfSite(firestore)).toMatchObject({
      number: 1,
      build: 'satu',
      version: await hosting.site().live(),
      keeps: 60,
    })
  })

  it('tells Hosting once how many versions to keep', async () => {
    const { site, count } = listening()
    for (const title of ['a', 'b']) {
      await write(firestore, 'news/a', titled(title))
      await deliver(publishingTo(hosting, firestore, { site }))
    }
    expect(count('/config')).toBe(1)
  })
})

describe('a page that cannot be rendered', () => {
  /** Renders all but the pages of these. */
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

  it('keeps its file, while all else is published', async () => {
    expectLog('error', '/berita/a.html cannot be rendered')
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(publishingTo(hosting, firestore))
    await write(firestore, 'news/a', titled('Panen raya'))
    await write(firestore, 'news/b', titled('Rapat'))
    await deliver(without('a'))
    expect(await pageOf('a')).toBe('Panen')
    expect(await pageOf('b')).toBe('Rapat')
    expect(await hosting.number()).toBe(2)
  })

  it('that never was has none', async () => {
    expectLog('error', '/berita/a.html cannot be rendered')
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(without('a'))
    expect(await pageOf('a')).toBe(DEPLOYED['shell.html'])
  })

  it('is named to staff since when it is so, until it can be', async () => {
    expectLog('error', '/berita/a.html cannot be rendered')
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(without('a'))
    const { failure } = await stateOfSite(firestore)
    expect(failure).toMatchObject({ code: 'pages', pages: ['Panen'] })
    expectLog('error', '/berita/a.html cannot be rendered')
    await write(firestore, 'news/b', titled('Rapat'))
    await deliver(without('a'))
    expect((await stateOfSite(firestore)).failure).toEqual(failure)
    await write(firestore, 'news/a', titled('Panen raya'))
    await deliver(publishingTo(hosting, firestore))
    expect(await pageOf('a')).toBe('Panen raya')
    await expectDone(firestore)
  })

  it('is not tried again while nothing else is to be done', async () => {
    expectLog('error', '/berita/a.html cannot be rendered')
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(without('a'))
    await lookAround(without('a'))
    expect(await hosting.number()).toBe(1)
  })
})

describe('nothing is published', () => {
  const releasesOf = async (work: (parts: ReturnType<typeof listening>) => Promise<void>) => {
    const listened = listening()
    await work(listened)
    return listened.count(RELEASE)
  }

  it('where nothing was marked', async () => {
    const { site, calls } = listening()
    await deliver(publishingTo(hosting, firestore, { site }))
    expect(calls).toEqual([])
  })

  it.each([
    ['nothing was ever released', 200, { name: 'sites/demo-desa/channels/live' }],
    ['Hosting was disabled', 200, { release: { name: 'x', type: 'SITE_DISABLE' } }],
  ])('where %s', async (_, status, answer) => {
    await write(firestore, 'news/a', titled('Panen'))
    const { dirty } = await stateOfSite(firestore)
    const site = hosting.site(() => Promise.resolve(Response.json(answer, { status })))
    await deliver(publishingTo(hosting, firestore, { site }))
    await lookAround(publishingTo(hosting, firestore, { site }))
    expect(await stateOfSite(firestore)).toMatchObject({ dirty, began: null, failure: null })
  })

  it('twice, by an event that comes twice', async () => {
    await write(firestore, 'news/a', titled('Panen'))
    const releases = await releasesOf(async ({ site }) => {
      const publishing = publishingTo(hosting, firestore, { site })
      await deliver(publishing, 'event')
      await deliver(publishing, 'event')
    })
    expect(releases).toBe(1)
  })

  it('by two at once but once', async () => {
    await write(firestore, 'news/a', titled('Panen'))
    const releases = await releasesOf(async ({ site }) => {
      const publishing = publishingTo(hosting, firestore, { site })
      await Promise.all([deliver(publishing), lookAround(publishing), deliver(publishing)])
    })
    expect(releases).toBe(1)
    expect(await served()).toEqual(['Panen'])
    await expectDone(firestore)
  })

  it('every hour, but once when the day is another', async () => {
    const publishing = publishingTo(hosting, firestore)
    const night = new Date('2026-11-21T16:59:00Z')
    await lookAround(publishing, night)
    expect(await hosting.number()).toBe(1)
    await lookAround(publishing, night)
    expect(await hosting.number()).toBe(1)
    await lookAround(publishing, new Date('2026-11-21T17:01:00Z'))
    await lookAround(publishing, new Date('2026-11-21T18:01:00Z'))
    expect(await hosting.number()).toBe(2)
    expect((await stateOfSite(firestore)).day).toBe('2026-11-22')
  })

  it('every hour, where Hosting names a clone with its project, too', async () => {
    const send: Send = async (url, init) => {
      const answer = await fetch(url, init)
      if (!url.pathname.includes('/operations/')) return answer
      return new Response((await answer.text()).replaceAll('"sites/', '"projects/415/sites/'))
    }
    const publishing = publishingTo(hosting, firestore, { site: hosting.site(send) })
    await write(firestore, 'news/a', titled('Panen'))
    await deliver(publishing)
    await lookAround(publishing)
    expect(await hosting.number()).toBe(1)
  })

  it('by less than so many seconds apart', async () => {
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

it('what was written while somebody publishes is published by the same', async () => {
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

describe('a deployment while somebody publishes', () => {
  it('is what the publication then shows', async () => {
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

  it('is left alone if it is of another build', async () => {
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
    await lookAround(publishingTo(hosting, firestore))
    expect(await served()).toEqual(['Panen'])
    await expectDone(firestore)
  })

  it('is followed by a publication within the hour', async () => {
    await write(firestore, 'news/a', titled('Panen'))
    const publishing = publishingTo(hosting, firestore)
    await deliver(publishing)
    await hosting.deploy()
    await lookAround(publishing)
    expect(await served()).toEqual(['Panen'])
    expect(await hosting.number()).toBe(2)
  })
})

describe('somebody whose lease is over', () => {
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

  it('has it done anew if that was found too late', async () => {
    await write(firestore, 'news/a', titled('Lama'))
    await deliver(publishingTo(hosting, firestore, { site: expireWhen(RELEASE).site }))
    expect(await served()).toEqual(['Baru'])
    await expectDone(firestore)
  })
})

describe('what fails', () => {
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
    'as %s with %i is recorded once, and mended by the next',
    async (part, status, code) => {
      // Content that Hosting has it does not ask for.
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
      await deliver(publishingTo(hosting, firestore), 'event')
      expect(await served()).toEqual([title])
      await expectDone(firestore)
    },
  )

  it.each(['rendering', 'loading the renderer'])('in %s is recorded, too', async (what) => {
    await write(firestore, 'news/a', titled('Panen'))
    const fails = () => Promise.reject(new Error('no network'))
    const rendersNot = { ...smallRenderer(firestore), renderSite: fails }
    const renderer = what === 'rendering' ? () => Promise.resolve(rendersNot) : fails
    await expect(deliver(publishingTo(hosting, firestore, { renderer }))).rejects.toThrow()
    expect((await stateOfSite(firestore)).failure?.code).toBe('content')
  })

  it('is owed even where it cannot be recorded', async () => {
    await write(firestore, 'news/a', titled('Panen'))
    const own = (await connect()).firestore
    const doc = own.doc.bind(own)
    let isCut = false
    vi.spyOn(own, 'doc').mockImplementation((path) => {
      if (isCut) throw new Error('the line broke')
      return doc(path)
    })
    const site = hosting.site((url, init) => {
      isCut = url.href.includes(':clone')
      return isCut ? Promise.reject(new TypeError('fetch failed')) : fetch(url, init)
    })
    const renderer = () => Promise.resolve(smallRenderer(firestore))
    await expect(deliver(publishingTo(hosting, own, { site, renderer }), 'event')).rejects.toThrow()
    await deliver(publishingTo(hosting, firestore), 'event')
    expect(await served()).toEqual(['Panen'])
    await expectDone(firestore)
  })

  it('has no successor wait: what is marked next is tried at once', async () => {
    await write(firestore, 'news/a', titled('Panen'))
    const site = hosting.site(refusing(':clone', 500))
    await expect(deliver(publishingTo(hosting, firestore, { site }))).rejects.toThrow()
    await write(firestore, 'news/b', titled('Posyandu'))
    await deliver(publishingTo(hosting, firestore))
    expect(await served()).toEqual(['Panen', 'Posyandu'])
  })

  it('is tried again at once where Hosting itself failed', async () => {
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

it('a lost answer to the release is looked up', async () => {
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

it('state that is damaged is as good as none', async () => {
  await stateOf(firestore).set({ dirty: Timestamp.now(), number: 'x', failure: { code: 'x' } })
  await write(firestore, 'news/a', titled('Panen'))
  await deliver(publishingTo(hosting, firestore))
  expect(await served()).toEqual(['Panen'])
})
