import { cartTotals } from 'contract/cart/rules'
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  type CartAccess,
  CartContext,
  type CartMerge,
  CartMergeContext,
  useCartContext,
} from '../../contexts'
import { useLocale } from '../../i18n/i18n'
import { CartLog } from './cart-alert'
import { type CartStore, createCartStore } from './cart-store'
import type { CartView } from './cart-view'

const StoreContext = createContext<{ store: CartStore; view: CartView } | null>(null)

/** Keeps the one cart of the page and fills the contexts through which every feature reads it. */
export function CartProvider({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  const [store] = useState(createCartStore)
  const view = useSyncExternalStore(store.subscribe, store.view)
  useEffect(() => store.connect(), [store])

  // The lines carry the product's name in the language in which they were read.
  const language = useRef(locale)
  useEffect(() => {
    if (language.current === locale) return
    language.current = locale
    void store.refresh()
  }, [locale, store])

  const access = useMemo<CartAccess>(() => {
    // A failure of these is on the screen already, through `view.failure`; only `add` is also told to its caller.
    const quietly = (done: Promise<void>) => done.catch(() => undefined)
    return {
      cart: { items: [...view.items], ...cartTotals(view.items) },
      ready: view.ready,
      add: (product, quantity) => store.change({ kind: 'add', product, quantity }),
      update: (productId, quantity) => quietly(store.change({ kind: 'update', productId, quantity })),
      remove: (productId) => quietly(store.change({ kind: 'remove', productId })),
      clear: () => quietly(store.change({ kind: 'clear' })),
    }
  }, [store, view.items, view.ready])
  const merge = useMemo<CartMerge>(
    () => ({
      loadFailed: view.loadFailed,
      mergeProposal: view.mergeProposal,
      acceptMerge: store.acceptMerge,
      declineMerge: store.declineMerge,
      refresh: store.refresh,
      reset: store.reset,
    }),
    [store, view.loadFailed, view.mergeProposal],
  )
  const all = useMemo(() => ({ store, view }), [store, view])

  return (
    <StoreContext value={all}>
      <CartContext value={access}>
        <CartMergeContext value={merge}>
          {children}
          <CartLog failure={view.failure} />
        </CartMergeContext>
      </CartContext>
    </StoreContext>
  )
}

/** The whole view, for this feature's own pages. */
export function useCartView(): CartView & Pick<CartStore, 'dismissReport'> {
  const all = use(StoreContext)
  if (!all) throw new Error('CartProvider is missing')
  return { ...all.view, dismissReport: all.store.dismissReport }
}

export const useCart = useCartContext
