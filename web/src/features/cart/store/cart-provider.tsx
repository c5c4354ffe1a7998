import { type ReactNode, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/i18n'
import { CartAccessContext } from '../../catalog/cart-access'
import { CartLog } from '../cart-log'
import type { CartView } from '../cart-view'
import {
  type CartAccess,
  CartContext,
  type CartMerge,
  CartMergeContext,
  CartStoreContext,
} from './cart-context'
import { type CartStore, createCartStore } from './cart-store'

/** Provides the page's single cart to every feature. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore)
  const view = useCartView(store)
  useRefreshOnLanguage(store)
  const access = useCartAccessValue(store, view)
  const merge = useCartMergeValue(store, view)
  const all = useMemo(() => ({ store, view }), [store, view])
  const forCatalog = useMemo(
    () => ({
      add: access.add,
      quantityOf: (id: string) => access.cart.items.find((item) => item.productId === id)?.quantity ?? 0,
    }),
    [access],
  )
  return (
    <CartStoreContext value={all}>
      <CartContext value={access}>
        <CartAccessContext value={forCatalog}>
          <CartMergeContext value={merge}>
            {children}
            <CartLog failure={view.failure} />
          </CartMergeContext>
        </CartAccessContext>
      </CartContext>
    </CartStoreContext>
  )
}

/** Reads the stored cart in a transition, so that React hydrates the prerendered page in slices, not all at once. */
function useCartView(store: CartStore): CartView {
  const [view, setView] = useState(store.view)
  useEffect(() => {
    const stop = store.subscribe(() => setView(store.view()))
    let disconnect = () => {}
    startTransition(() => {
      disconnect = store.connect()
      setView(store.view())
    })
    return () => {
      disconnect()
      stop()
    }
  }, [store])
  return view
}

/** Reloads the cart when the language changes, because lines contain localised product names. */
function useRefreshOnLanguage(store: CartStore): void {
  const { locale } = useLocale()
  const language = useRef(locale)
  useEffect(() => {
    if (language.current === locale) return
    language.current = locale
    void store.refresh()
  }, [locale, store])
}

function useCartAccessValue(store: CartStore, view: CartView): CartAccess {
  return useMemo(() => {
    // `view.failure` already shows a failure of these; only `add` also rejects to its caller.
    const quietly = (done: Promise<void>) => done.catch(() => undefined)
    return {
      cart: { items: [...view.items], itemCount: unitsOf(view.items) },
      ready: view.ready,
      add: (product, quantity) => store.change({ kind: 'add', product, quantity }),
      update: (productId, quantity) => quietly(store.change({ kind: 'update', productId, quantity })),
      remove: (productId) => quietly(store.change({ kind: 'remove', productId })),
      clear: () => quietly(store.change({ kind: 'clear' })),
    }
  }, [store, view.items, view.ready])
}

const unitsOf = (items: CartView['items']) => items.reduce((sum, { quantity }) => sum + quantity, 0)

function useCartMergeValue(store: CartStore, view: CartView): CartMerge {
  return useMemo(
    () => ({
      loadFailed: view.loadFailed,
      mergeProposal: view.mergeProposal,
      acceptMerge: store.acceptMerge,
      declineMerge: store.declineMerge,
      side: view.side,
      refresh: store.refresh,
      reset: store.reset,
    }),
    [store, view.loadFailed, view.mergeProposal, view.side],
  )
}
