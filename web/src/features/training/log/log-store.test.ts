import { IDBDatabase as FakeDatabase } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { freshDevice } from '../../../../test/fake-device'
import { anotherLog, doneSet, fakeLog, storedEntries } from '../../../../test/fake-log'
import { fakeServer, offline } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'

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

describe('log on the device', () => {
  it('keeps an entry in the page as not saved when the device refuses it, and still sends it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const one = await open()
    const broken = vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    })
    server.on({ [POST]: offline })
    const id = one.log.record('p1', doneSet(0))
    await vi.waitFor(() => expect([...one.log.current().unsaved]).toEqual([id]))
    const unload = new Event('beforeunload', { cancelable: true })
    dispatchEvent(unload)
    expect(unload.defaultPrevented).toBe(true)
    broken.mockRestore()
    server.on(remote.handlers)
    document.dispatchEvent(new Event('visibilitychange'))
    await allSent(one)
    expect([...one.log.current().unsaved]).toEqual([])
    expect(await storedEntries(sara)).toMatchObject([{ entry: { clientId: id } }])
  })

  it('erases all entries on sign-out and shows them to no other account', async () => {
    server.on({ [POST]: offline })
    const one = await open()
    one.log.record('p1', doneSet(0))
    await vi.waitFor(async () => expect(await storedEntries(sara)).toHaveLength(1))
    const other = await open(omar)
    expect(other.log.current().entries.size).toBe(0)
    one.page.session.close('logout')
    one.page.eraseDevice(sara)
    await vi.waitFor(async () => expect(await storedEntries(sara)).toEqual([]))
    one.log.record('p1', doneSet(1))
    expect(one.log.current().entries.size).toBe(0)
  })

  it('forgets confirmed entries after two weeks and keeps those that wait', async () => {
    const one = await open()
    one.log.record('p1', doneSet(0, { date: '2026-11-01' }))
    await allSent(one)
    server.on({ [POST]: offline })
    one.log.record('p1', doneSet(1, { date: '2026-11-01' }))
    await vi.waitFor(async () => expect(await storedEntries(sara)).toHaveLength(2))
    await open()
    await vi.waitFor(async () => expect(await storedEntries(sara)).toMatchObject([{ entry: { index: 1 } }]))
  })
})
