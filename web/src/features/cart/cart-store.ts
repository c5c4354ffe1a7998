import type { Cart, CartItem } from 'contract/cart/calls'
import { SECOND } from 'contract/units'
import { NetworkError } from '../../api/errors'
import { customerSession, LOGOUT_EVENT, onCustomerSession } from '../../api/sessions'
import { fetchCart, freshen, sendOp, sendTransfer, type Transferred } from './cart.api'
import type { CartFailure, CartTask } from './cart-failure'
import {
  applyLocally,
  type CartOp,
  type NamedNote,
  nameNotes,
  type ProposalLine,
  proposalLines,
} from './cart-ops'
import { CART_KEY, clearLocalCart, readLocalCart, writeLocalCart } from './local-cart'
import { createOpQueue } from './operation-queue'

/** How long a failure of the cart stands on the screen. */
export const CART_ERROR_SHOWN = 3 * SECOND

export interface CartView {
  items: readonly CartItem[]
  /** False until the browser's or the account's cart has been read once. */
  ready: boolean
  source: 'local' | 'server'
  /** The account's cart could not be read or taken over; the browser's own stands in and `refresh` tries again. */
  loadFailed: boolean
  /** Lines kept from before the sign-in that wait for a decision (decision X-23). */
  mergeProposal: readonly ProposalLine[]
  /** What the last take-over changed or left behind (decision X-25). */
  transferReport: readonly NamedNote[]
  failure: CartFailure | null
}

export type CartStore = ReturnType<typeof createCartStore>

/**
 * The cart of one page: the browser's own while signed out, the account's while signed in. Every change is painted at
 * once as `confirmed lines + changes on their way`; a refused one disappears from the sum and so from the screen.
 */
export function createCartStore() {
  let token: string | null = null
  /** Confirmed lines of the cart that is shown, and the lines that this browser keeps. */
  let base: readonly CartItem[] = []
  let local: CartItem[] = []
  let state: Omit<CartView, 'items' | 'mergeProposal'> = {
    ready: false,
    source: 'local',
    loadFailed: false,
    transferReport: [],
    failure: null,
  }
  // Rises when another cart takes the place of this one; answers that belong to an older one are dropped.
  let age = 0
  // Rises with every confirmed change; a read that began before it is older than what is shown.
  let changes = 0
  /** Changes wait until the hand-over at sign-in has ended. */
  let gate: Promise<void> = Promise.resolve()
  let failures = 0
  let failureTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tavan-cart')

  const queue = createOpQueue({
    async perform(op) {
      await gate
      if (state.source === 'local') {
        keepLocally(applyLocally(readLocalCart(), op))
        base = local
        return
      }
      const mine = age
      const cart = await sendOp(op)
      if (mine !== age) return
      take(cart)
      channel?.postMessage('changed')
    },
    changed: () => show(),
    failed(op, error) {
      fail(op.kind, error)
      // What the account's cart holds now is known only to the server.
      if (state.source === 'server') void refresh()
    },
  })
  let view = makeView()

  function makeView(): CartView {
    const items = queue.over(base)
    // Lines that a take-over has just reported are not offered a second time beside the report.
    const open = local.filter(
      (line) => !state.transferReport.some((note) => note.productId === line.productId),
    )
    return { ...state, items, mergeProposal: state.source === 'server' ? proposalLines(open, items) : [] }
  }

  function show(change: Partial<typeof state> = {}): void {
    state = { ...state, ...change }
    view = makeView()
    for (const listener of [...listeners]) listener()
  }

  function fail(task: CartTask, error: unknown): void {
    clearTimeout(failureTimer)
    failures += 1
    show({ failure: { id: failures, task, error } })
    failureTimer = setTimeout(() => show({ failure: null }), CART_ERROR_SHOWN)
  }

  /** Takes the account's cart as the server answered it. The caller shows it, or the queue does. */
  function take(cart: Pick<Cart, 'items'>): void {
    changes += 1
    base = cart.items
    state = { ...state, source: 'server', ready: true, loadFailed: false }
  }

  function keepLocally(lines: CartItem[]): void {
    writeLocalCart(lines)
    local = lines
  }

  /** Starts over: with the cart of the account whose session is open, or with the browser's own. */
  function open(): Promise<void> {
    age += 1
    token = customerSession().token
    queue.drop(new NetworkError('The session has changed.'))
    base = local = readLocalCart()
    show({ source: 'local', loadFailed: false, transferReport: [], ready: token === null })
    const mine = age
    if (token) gate = alone(() => handOver(mine))
    else {
      gate = Promise.resolve()
      void freshenLocal()
    }
    return gate
  }

  /** The hand-over at sign-in, in the specification's order (decisions ). */
  async function handOver(mine: number): Promise<void> {
    if (mine !== age) return
    let cart: Cart
    try {
      cart = await fetchCart()
    } catch (error) {
      if (mine !== age) return
      show({ ready: true, loadFailed: true })
      fail('refresh', error)
      return
    }
    if (mine !== age) return
    local = readLocalCart()
    if (cart.items.length > 0 || local.length === 0) {
      take(cart)
      show()
      void freshenLocal()
      return
    }
    base = local
    show({ ready: true })
    await transfer('transfer', mine)
  }

  /** Moves the kept lines into the account's cart; they leave the browser only after the server has confirmed. */
  async function transfer(task: 'transfer' | 'merge', mine: number): Promise<void> {
    const sent = local
    try {
      const answer = await sendTransfer(sent)
      if (mine === age) settle(answer, sent)
    } catch (error) {
      if (mine !== age) return
      // No answer is not a refusal: an account's cart that was empty and now is not has taken the lines.
      const lost = task === 'transfer' && error instanceof NetworkError
      const arrived = lost ? await fetchCart().catch(() => null) : null
      if (mine !== age) return
      if (arrived && arrived.items.length > 0) {
        settle({ ...arrived, adjusted: [], refused: missingFrom(arrived, sent) }, sent)
        return
      }
      if (task === 'transfer') show({ loadFailed: true })
      fail(task, error)
    }
  }

  function settle(answer: Transferred, sent: readonly CartItem[]): void {
    const refused = new Set(answer.refused.map((note) => note.productId))
    const moved = new Set(sent.map((line) => line.productId).filter((id) => !refused.has(id)))
    keepLocally(readLocalCart().filter((line) => !moved.has(line.productId)))
    take(answer)
    show({ transferReport: nameNotes([...answer.refused, ...answer.adjusted], sent) })
    channel?.postMessage('changed')
  }

  /** Names, prices and stock of the browser's lines, read anew: what is stored is never believed for long. */
  async function freshenLocal(): Promise<void> {
    if (local.length === 0) return
    const mine = age
    const { freshLine, error } = await freshen(local)
    if (mine !== age) return
    // The quantities may have changed while the products were read.
    keepLocally(readLocalCart().map(freshLine))
    if (state.source === 'local') base = local
    show()
    if (error !== undefined) fail('refresh', error)
  }

  /** Reads the cart anew: in another language, on the cart page, when another tab has changed it, to try again. */
  async function refresh(): Promise<void> {
    const mine = age
    if (!token) return await freshenLocal()
    if (state.source === 'local') {
      if (!state.loadFailed) return await gate
      show({ loadFailed: false })
      gate = alone(() => handOver(mine))
      return await gate
    }
    const seen = changes
    try {
      const cart = await fetchCart()
      if (mine !== age || seen !== changes || queue.busy) return
      take(cart)
      show()
      await freshenLocal()
    } catch (error) {
      if (mine === age) fail('refresh', error)
    }
  }

  /** Adds the kept lines to the account's cart, as the visitor decided. */
  async function acceptMerge(): Promise<void> {
    const mine = age
    await alone(async () => {
      local = readLocalCart()
      if (mine !== age) return
      if (local.length > 0) await transfer('merge', mine)
      else show()
    })
  }

  /** Drops the kept lines, as the visitor decided. */
  function declineMerge(): void {
    keepLocally([])
    show({ transferReport: [] })
  }

  /** Puts the report of a take-over away, and with it the lines that could not be taken over. */
  function dismissReport(): void {
    const noted = new Set(state.transferReport.map((note) => note.productId))
    keepLocally(readLocalCart().filter((line) => !noted.has(line.productId)))
    show({ transferReport: [] })
  }

  /** The server has emptied the account's cart with the order; the page's copy follows. */
  function reset(): void {
    if (state.source !== 'server') return
    base = []
    changes += 1
    show()
    channel?.postMessage('changed')
  }

  /** Begins to follow the session, the sign-out and the other tabs; answers how to stop. */
  function connect(): () => void {
    const followSession = () => {
      if (customerSession().token !== token) void open()
    }
    const followLogout = () => {
      clearLocalCart()
      void open()
    }
    const followStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== CART_KEY) return
      local = readLocalCart()
      if (state.source === 'local') base = local
      show()
    }
    const followChannel = () => void refresh()
    const followOnline = () => {
      if (state.loadFailed) void refresh()
    }
    const leaveSession = onCustomerSession(followSession)
    window.addEventListener(LOGOUT_EVENT, followLogout)
    window.addEventListener('storage', followStorage)
    window.addEventListener('online', followOnline)
    channel?.addEventListener('message', followChannel)
    void open()
    return () => {
      leaveSession()
      window.removeEventListener(LOGOUT_EVENT, followLogout)
      window.removeEventListener('storage', followStorage)
      window.removeEventListener('online', followOnline)
      channel?.removeEventListener('message', followChannel)
      clearTimeout(failureTimer)
    }
  }

  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    connect,
    /** Settles when the hand-over under way has ended. */
    settled: () => gate,
    refresh,
    change: (op: CartOp) => queue.push(op),
    acceptMerge,
    declineMerge,
    dismissReport,
    reset,
  }
}

function missingFrom(cart: Cart, sent: readonly CartItem[]): Transferred['refused'] {
  return sent
    .filter((line) => !cart.items.some((there) => there.productId === line.productId))
    .map(({ productId, quantity }) => ({ productId, requested: quantity, quantity: 0, reason: 'unknown' }))
}

/** One tab at a time takes the kept lines over, else two tabs of one sign-in would add them twice. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request('tavan-cart-hand-over', work)
  else await work()
}
