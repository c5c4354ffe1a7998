import { IDBDatabase as FakeDatabase, IDBObjectStore as FakeStore, forceCloseDatabase } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anotherPage, eraseAccount, freshDevice, storedDrafts } from '../../test/fake-device'
import { storeSession } from '../../test/fake-shop'
import type { DeviceDraft } from './draft-store'

const sara = { area: 'customer', userId: 'u1' } as const
const omar = { area: 'customer', userId: 'u2' } as const
const NAME = ['session', 'p1', '2026-11-16']

beforeEach(() => {
  freshDevice()
  storeSession()
})

/** Subscribes to a draft like a component, and waits for the device. */
async function open(
  page: Awaited<ReturnType<typeof anotherPage>>,
  account = sara as typeof sara | typeof omar,
) {
  const draft = page.draftOf(account, ...NAME)
  draft.follow(() => undefined)
  await settled(draft)
  return draft
}
const settled = (draft: DeviceDraft) =>
  vi.waitFor(() => {
    const { device, isWriting } = draft.current()
    expect([device !== null, isWriting]).toEqual([true, false])
  })
const fields = (draft: DeviceDraft) => draft.current().fields

describe('draft store', () => {
  it('restores a draft on the next page', async () => {
    const first = await open(await anotherPage())
    first.write({ reps: '8' })
    first.write({ reps: '80', load: '62,5' })
    expect(fields(first)).toEqual({ reps: '80', load: '62,5' })
    await settled(first)
    expect(first.current()).toMatchObject({ device: 'kept', isRestored: false })

    const next = await open(await anotherPage())
    expect(next.current()).toMatchObject({ fields: { reps: '80', load: '62,5' }, isRestored: true })
  })

  it('merges text typed before the first read with stored fields', async () => {
    const first = await open(await anotherPage())
    first.write({ reps: '8', load: '40' })
    await settled(first)
    const page = await anotherPage()
    const next = page.draftOf(sara, ...NAME)
    next.follow(() => undefined)
    next.write({ reps: '9' })
    await vi.waitFor(() => expect(fields(next)).toEqual({ reps: '9', load: '40' }))
  })

  it('begins the transaction of a key before that of the key before has ended', async () => {
    const draft = await open(await anotherPage())
    const put = vi.spyOn(FakeStore.prototype, 'put')
    // A closing page runs its microtasks, but receives no database events.
    const task = async () => {
      for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    }
    draft.write({ reps: '8' })
    await task()
    draft.write({ reps: '80' })
    await task()
    expect(put.mock.calls.map(([text]) => text)).toEqual(['8', '80'])
    await settled(draft)
    expect(Object.values(await storedDrafts(sara))).toEqual(['80'])
  })

  it('separates drafts of accounts, programs and days', async () => {
    const page = await anotherPage()
    const mine = await open(page)
    mine.write({ reps: '8' })
    await settled(mine)
    expect(fields(await open(await anotherPage(), omar))).toEqual({})
    const other = (await anotherPage()).draftOf(sara, 'session', 'p1', '2026-11-17')
    other.follow(() => undefined)
    await settled(other)
    expect(fields(other)).toEqual({})
    expect(Object.keys(await storedDrafts(sara))).toEqual(['session,p1,2026-11-16,reps'])
  })

  it('deletes the record of a field that is removed', async () => {
    const draft = await open(await anotherPage())
    draft.write({ reps: '8', load: '40' })
    draft.write({ reps: null })
    await settled(draft)
    expect(await storedDrafts(sara)).toEqual({ 'session,p1,2026-11-16,load': '40' })
  })
})

describe('draft store in two tabs', () => {
  it('shows texts of the other tab; the later text of a field wins', async () => {
    const [one, two] = [await open(await anotherPage()), await open(await anotherPage())]
    one.write({ reps: '8' })
    await vi.waitFor(() => expect(fields(two)).toEqual({ reps: '8' }))
    two.write({ load: '40' })
    await vi.waitFor(() => expect(fields(one)).toEqual({ reps: '8', load: '40' }))
    two.write({ reps: '9' })
    await vi.waitFor(() => expect(fields(one)).toEqual({ reps: '9', load: '40' }))
    expect([one, two].map((draft) => draft.current().isRestored)).toEqual([false, false])
  })

  it('keeps different fields written at the same time, even without messages between tabs', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const [one, two] = [await open(await anotherPage()), await open(await anotherPage())]
    one.write({ reps: '8' })
    two.write({ load: '40' })
    await Promise.all([settled(one), settled(two)])
    expect(fields(await open(await anotherPage()))).toEqual({ reps: '8', load: '40' })
    // A page that becomes visible reads changes it may have missed.
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() =>
      expect([fields(one), fields(two)]).toEqual(Array(2).fill({ reps: '8', load: '40' })),
    )
  })

  it('counts fields that the other tab has saved or discarded', async () => {
    const [one, two] = [await open(await anotherPage()), await open(await anotherPage())]
    one.write({ reps: '8' })
    await vi.waitFor(() => expect(fields(two)).toEqual({ reps: '8' }))
    one.write({ reps: null })
    await vi.waitFor(() => expect(two.current()).toMatchObject({ fields: {}, takenElsewhere: 1 }))
    expect(one.current().takenElsewhere).toBe(0)
  })
})

describe('draft store at the end of a sign-in', () => {
  it('deletes the database on sign-out and stores no later text', async () => {
    const [page, otherTab] = [await anotherPage(), await anotherPage()]
    const [draft, tab] = [await open(page), await open(otherTab)]
    draft.write({ reps: '8' })
    await settled(draft)
    draft.write({ reps: '9' })
    page.session.close('logout')
    page.eraseDevice(sara)
    await vi.waitFor(async () => expect(await indexedDB.databases()).toEqual([]))
    for (const one of [draft, tab]) {
      one.write({ reps: '10' })
      expect(fields(one)).toEqual({})
    }
    await eraseAccount(omar)
    expect(await indexedDB.databases()).toEqual([])
  })

  it('leaves drafts of other accounts on sign-out', async () => {
    const page = await anotherPage()
    const [mine, theirs] = [await open(page), await open(page, omar)]
    mine.write({ reps: '8' })
    theirs.write({ reps: '9' })
    await Promise.all([settled(mine), settled(theirs)])
    await eraseAccount(sara)
    expect(Object.values(await storedDrafts(omar))).toEqual(['9'])
    expect([fields(mine), fields(theirs)]).toEqual([{}, { reps: '9' }])
  })

  it('keeps drafts for the same person when the sign-in expires', async () => {
    const page = await anotherPage()
    const draft = await open(page)
    draft.write({ reps: '8' })
    await settled(draft)
    page.session.close('expired')
    page.session.open('token-2', { id: 'u1', email: 'sara@example.com', name: 'Sara' })
    expect(fields(page.draftOf(sara, ...NAME))).toEqual({ reps: '8' })
    expect(fields(await open(await anotherPage()))).toEqual({ reps: '8' })
  })

  it('begins new drafts when the same person signs in again', async () => {
    const page = await anotherPage()
    await open(page)
    page.session.close('logout')
    await eraseAccount(sara)
    page.session.open('token-2', { id: 'u1', email: 'sara@example.com', name: 'Sara' })
    const again = await open(page)
    again.write({ reps: '8' })
    await settled(again)
    expect(Object.values(await storedDrafts(sara))).toEqual(['8'])
  })
})

describe('draft store on a device that fails', () => {
  it('keeps refused text in the page and stores all of it with the next write', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await anotherPage()
    const draft = await open(page)
    const broken = vi.spyOn(FakeDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    })
    draft.write({ reps: '8' })
    await vi.waitFor(() => expect(draft.current().device).toBe('failed'))
    expect([fields(draft), fields(page.draftOf(sara, ...NAME))]).toEqual([{ reps: '8' }, { reps: '8' }])
    broken.mockRestore()
    draft.write({ load: '40' })
    await vi.waitFor(() => expect(draft.current()).toMatchObject({ device: 'kept', isWriting: false }))
    expect(Object.values(await storedDrafts(sara)).sort()).toEqual(['40', '8'])
  })

  it('stores the text once the page is back in view and the device has room again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const draft = await open(await anotherPage())
    const full = vi.spyOn(FakeStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    })
    draft.write({ reps: '8' })
    await vi.waitFor(() => expect(draft.current().device).toBe('failed'))
    full.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(draft.current()).toMatchObject({ device: 'kept', isWriting: false }))
    expect(Object.values(await storedDrafts(sara))).toEqual(['8'])
  })

  it('reports failure when the browser has no IndexedDB', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('indexedDB', undefined)
    const draft = (await anotherPage()).draftOf({ area: 'customer', userId: 'u3' }, ...NAME)
    draft.follow(() => undefined)
    draft.write({ reps: '8' })
    await vi.waitFor(() => expect(draft.current()).toMatchObject({ fields: { reps: '8' }, device: 'failed' }))
  })

  it.each([
    ['tells the page', (one: IDBDatabase) => forceCloseDatabase(one as never)],
    ['does not tell the page', (one: IDBDatabase) => one.close()],
  ])('opens a database again that the browser has closed when it %s', async (_, close) => {
    const opened: IDBDatabase[] = []
    const original = indexedDB.open.bind(indexedDB)
    vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
      const request = original(...args)
      request.addEventListener('success', () => opened.push(request.result))
      return request
    })
    const draft = await open(await anotherPage())
    draft.write({ reps: '8' })
    await settled(draft)
    for (const one of opened) close(one)
    draft.write({ reps: '9' })
    await settled(draft)
    expect([draft.current().device, opened.length]).toEqual(['kept', 2])
    expect(Object.values(await storedDrafts(sara))).toEqual(['9'])
  })
})
