import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDevice, stubNavigator } from '../../../../test/fake-device'
import { anotherLog, doneSet, fakeLog, storedEntries } from '../../../../test/fake-log'
import { fakeServer, type Heard, later, offline, Reply, refusal } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { backoff } from './log-sender'

const sara = { area: 'customer', userId: 'u1' } as const
const omar = { area: 'customer', userId: 'u2' } as const
const POST = 'POST /user-programs/:id/log'
type Page = Awaited<ReturnType<typeof anotherLog>>
type Log = ReturnType<Page['logOf']>

const pages: Page[] = []
let remote: ReturnType<typeof fakeLog>
let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  freshDevice()
  storeSession()
  remote = fakeLog()
  server = fakeServer(remote.handlers)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T18:00:00') })
})
afterEach(() => {
  for (const page of pages.splice(0)) page.session.close('logout')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(account: typeof sara | typeof omar = sara, isSending = true) {
  const page = await anotherLog()
  pages.push(page)
  const log = page.logOf(account)
  log.follow(() => undefined)
  await vi.waitFor(() => expect(log.current().isRead).toBe(true))
  if (account === sara && isSending) await page.sendLog(account)
  return { page, log }
}
const waiting = ({ page, log }: { page: Page; log: Log }) => page.waitingEntries(log.current())
const allSent = (one: { page: Page; log: Log }) => vi.waitFor(() => expect(waiting(one)).toEqual([]))
const posts = () => server.heard.filter(({ method }) => method === 'POST')
const sentRevs = () => posts().flatMap(({ body }) => body.entries.map(({ rev }: { rev: number }) => rev))

describe('log sender', () => {
  it('stores an entry on the device before it sends it', async () => {
    const one = await open()
    const onDevice: number[] = []
    server.on({
      [POST]: async ({ body }: Heard) => {
        onDevice.push((await storedEntries(sara)).length)
        return remote.answer(body.entries)
      },
    })
    one.log.record('p1', doneSet(0))
    await allSent(one)
    expect(onDevice).toEqual([1])
    expect(remote.sets()).toMatchObject([{ index: 0, reps: 8, rev: 1 }])
    expect([...remote.stored.keys()][0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('sends an entry of an earlier page once the next one opens', async () => {
    server.on({ [POST]: offline })
    const first = await open()
    first.log.record('p1', doneSet(0))
    await vi.waitFor(() => expect(posts()).toHaveLength(1))
    server.on(remote.handlers)
    const next = await open(sara, false)
    expect(waiting(next)).toHaveLength(1)
    await next.page.sendLog(sara)
    expect(remote.sets()).toHaveLength(1)
  })

  it('sends entries of an earlier page in the order in which they were made', async () => {
    server.on({ [POST]: offline })
    const first = await open()
    const order = [0, 1, 2, 3, 4, 5]
    for (const index of order) first.log.record('p1', doneSet(index))
    await vi.waitFor(async () => expect(await storedEntries(sara)).toHaveLength(6))
    server.on(remote.handlers)
    await open()
    expect(
      posts()
        .at(-1)
        ?.body.entries.map(({ index }: { index: number }) => index),
    ).toEqual(order)
  })

  it('sends an entry again when the answer was lost, and the server stores it once', async () => {
    const one = await open()
    server.on({
      [POST]: ({ body }: Heard) => {
        remote.answer(body.entries)
        return offline()
      },
    })
    one.log.record('p1', doneSet(0))
    await vi.waitFor(() => expect(remote.stored.size).toBe(1))
    expect(waiting(one)).toHaveLength(1)
    server.on(remote.handlers)
    dispatchEvent(new Event('online'))
    await allSent(one)
    expect(remote.stored.size).toBe(1)
  })

  it.each([
    ['401', () => refusal('auth.required')],
    ['403', () => refusal('auth.forbidden')],
    ['429', () => refusal('request.too_many_requests')],
    ['503', () => new Reply(503, { success: false, message: 'Unavailable' })],
    ['a 404 of another server', () => new Reply(404, '<html>Not found</html>')],
    ['the login page of a Wi-Fi network with status 200', () => new Reply(200, '<html>Sign in</html>')],
    ['JSON of another server with status 200', () => new Reply(200, { success: true, data: {} })],
    [
      'an answer about other entries',
      () => ({ success: true, data: { results: [{ clientId: 'x', outcome: 'stored' }] } }),
    ],
  ])('keeps an entry on the device when the answer is %s', async (_, answer) => {
    const one = await open()
    server.on({ [POST]: answer })
    one.log.record('p1', doneSet(0))
    await vi.waitFor(() => expect(posts().length).toBeGreaterThan(0))
    await one.page.sendLog(sara)
    expect(waiting(one)).toHaveLength(1)
    expect(await storedEntries(sara)).toMatchObject([{ confirmed: 0, entry: { index: 0 } }])
  })

  it('sets a refused entry aside with its reason and sends the others', async () => {
    const one = await open()
    const refused = one.log.record('p1', doneSet(0, { date: '2020-01-01' }))
    server.on({
      [POST]: ({ body }: Heard) => ({
        success: true,
        data: {
          results: body.entries.map(({ clientId }: { clientId: string }) =>
            clientId === refused
              ? { clientId, outcome: 'refused', code: 'log.day', message: 'Another day' }
              : { clientId, outcome: 'stored' },
          ),
        },
      }),
    })
    one.log.record('p1', doneSet(1))
    await allSent(one)
    expect(one.log.current().entries.get(refused)?.refusal).toMatchObject({ code: 'log.day' })
    server.on(remote.handlers)
    one.log.record('p1', doneSet(0), refused)
    await vi.waitFor(() => expect(remote.sets()).toMatchObject([{ rev: 2, date: '2026-11-26' }]))
  })

  it('finds the entry at fault when the server refuses a whole request', async () => {
    server.on({ [POST]: offline })
    const one = await open()
    const ids = [0, 1, 2, 3, 4].map((index) => one.log.record('p1', doneSet(index)))
    await vi.waitFor(async () => expect(await storedEntries(sara)).toHaveLength(5))
    await one.page.sendLog(sara)
    server.on({
      [POST]: ({ body }: Heard) =>
        body.entries.some(({ index }: { index: number }) => index === 3)
          ? refusal('request.invalid')
          : remote.answer(body.entries),
    })
    await one.page.sendLog(sara)
    await allSent(one)
    expect(remote.sets()).toHaveLength(4)
    expect(one.log.current().entries.get(ids[3] ?? '')?.refusal?.code).toBe('request.invalid')
  })

  it('sends a change again that was made while the entry was being sent', async () => {
    const one = await open()
    const first = later()
    server.on({ [POST]: () => first.promise })
    const id = one.log.record('p1', doneSet(0))
    await vi.waitFor(() => expect(posts()).toHaveLength(1))
    one.log.record('p1', doneSet(0, { reps: 9 }), id)
    server.on(remote.handlers)
    first.settle({ success: true, data: { results: [{ clientId: id, outcome: 'stored' }] } })
    await allSent(one)
    expect(sentRevs()).toEqual([1, 2])
    expect(remote.sets()).toMatchObject([{ reps: 9, rev: 2 }])
  })

  it('takes an entry back with a higher revision', async () => {
    const one = await open()
    const id = one.log.record('p1', doneSet(0))
    await allSent(one)
    one.log.remove(id)
    await allSent(one)
    expect(remote.stored.get(id)).toMatchObject({ removed: true, rev: 2 })
    expect(remote.sets()).toEqual([])
  })

  it('sends at most 500 entries at a time and each program by itself', async () => {
    server.on({ [POST]: offline })
    const one = await open()
    for (let index = 0; index < 501; index++)
      one.log.record('p1', { kind: 'water', date: '2026-11-26', ml: index })
    one.log.record('p2', doneSet(0))
    await one.page.sendLog(sara)
    const before = posts().length
    server.on(remote.handlers)
    await one.page.sendLog(sara)
    await allSent(one)
    expect(
      posts()
        .slice(before)
        .map(({ params, body }) => [params.id, body.entries.length]),
    ).toEqual([
      ['p1', 500],
      ['p1', 1],
      ['p2', 1],
    ])
  })

  it('leaves a busy server alone until the pause is over', async () => {
    const one = await open()
    server.on({ [POST]: () => refusal('request.too_many_requests') })
    one.log.record('p1', doneSet(0))
    await vi.waitFor(() => expect(posts()).toHaveLength(1))
    await one.page.sendLog(sara)
    server.on(remote.handlers)
    dispatchEvent(new Event('online'))
    await one.page.sendLog(sara)
    expect(posts()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 10_000)
    await one.page.sendLog(sara)
    expect(remote.sets()).toHaveLength(1)
  })

  it('sends nothing of an account that is not signed in', async () => {
    const one = await open()
    one.page.session.close('expired')
    one.log.record('p1', doneSet(0))
    await vi.waitFor(async () => expect(await storedEntries(sara)).toHaveLength(1))
    await one.page.sendLog(sara)
    expect(posts()).toEqual([])
    one.page.session.open('token-2', { id: 'u1', email: 'sara@example.com', name: 'Sara' })
    await allSent(one)
    expect(remote.sets()).toHaveLength(1)
  })
})

describe('log sender in two tabs', () => {
  it.each(['the Locks API', 'a lease'])('sends each entry from one tab at a time with %s', async (kind) => {
    stubLocks(kind === 'the Locks API')
    server.on({ [POST]: offline })
    const [one, two] = [await open(), await open()]
    one.log.record('p1', doneSet(0))
    two.log.record('p1', doneSet(1))
    await vi.waitFor(async () => expect(await storedEntries(sara)).toHaveLength(2))
    await Promise.all([one.page.sendLog(sara), two.page.sendLog(sara)])
    const before = posts().length
    let open_ = 0
    let most = 0
    server.on({
      [POST]: async ({ body }: Heard) => {
        most = Math.max(most, ++open_)
        await Promise.resolve()
        open_ -= 1
        return remote.answer(body.entries)
      },
    })
    await Promise.all([one.page.sendLog(sara), two.page.sendLog(sara)])
    await vi.waitFor(() => expect(remote.sets()).toHaveLength(2))
    expect(most).toBe(1)
    const ids = posts()
      .slice(before)
      .flatMap(({ body }) => body.entries.map((entry: { clientId: string }) => entry.clientId))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('counts revisions over both tabs when each changes the same entry', async () => {
    const [one, two] = [await open(), await open()]
    const id = one.log.record('p1', doneSet(0))
    await allSent(one)
    await vi.waitFor(() => expect(two.log.current().entries.size).toBe(1))
    one.log.record('p1', doneSet(0, { reps: 9 }), id)
    two.log.record('p1', doneSet(0, { reps: 10 }), id)
    await vi.waitFor(() => expect(remote.stored.get(id)?.rev).toBe(3))
    expect(remote.sets()).toMatchObject([{ reps: 10 }])
  })
})

it.each([
  [1, 5000],
  [2, 10_000],
  [4, 40_000],
  [20, 300_000],
])('pauses after %d failures for at least %d ms and at most half as much more', (failures, ms) => {
  expect(backoff(failures, () => 0)).toBe(ms)
  expect(backoff(failures, () => 1)).toBe(ms * 1.5)
})

/** Stubs the Locks API with one queue, as over all tabs; or a browser without it. */
function stubLocks(isThere: boolean): void {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => Promise<unknown>) => {
    last = last.then(work, work)
    return last
  }
  const value = isThere ? { request } : undefined
  stubNavigator({ locks: value })
}
