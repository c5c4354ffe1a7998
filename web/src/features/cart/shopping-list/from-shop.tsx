import type { Product } from 'contract/catalog/calls'
import type { ShoppingItem } from 'contract/catalog/shopping-list-calls'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { Money } from '../../../ui/money'
import { Skeleton } from '../../../ui/skeleton'
import { useToast } from '../../../ui/toast'
import { useOneAtATime } from '../../../ui/use-one-at-a-time'
import { useCart } from '../store/cart-context'
import { useAmountText } from './amount-text'
import { useProducts } from './shopping-list.api'
import { shoppingWords } from './words/shopping-words'

/** Products of the shop on the list; one press adds those that are not in the cart yet. */
export function FromShop({ items }: { items: readonly ShoppingItem[] }) {
  const t = useT(shoppingWords)
  const ids = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const { data: products, error, refetch } = useProducts(ids)
  if (ids.length === 0) return null
  if (!products) {
    if (error)
      return <ErrorState heading="h2" title={t('shopping.shopFailed')} onRetry={() => void refetch()} />
    return <Skeleton className="h-40" />
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{t('shopping.fromShop')}</h2>
      <ul className="divide-y divide-hairline rounded-card border border-hairline">
        {products.map((product) => (
          <ShopLine
            key={product._id}
            product={product}
            items={items.filter(({ productId }) => productId === product._id)}
          />
        ))}
      </ul>
      <AddAll products={products} />
    </section>
  )
}

function ShopLine({ product, items }: { product: Product; items: readonly ShoppingItem[] }) {
  const amount = useAmountText()
  return (
    <li className="flex items-center justify-between gap-4 px-4 py-2">
      <span className="grid min-w-0">
        <Link to={`/product/${product._id}`} className="link wrap-anywhere inline-flex min-h-12 items-center">
          <bdi>{product.name}</bdi>
        </Link>
        <span className="pb-1 text-ink-soft text-sm tabular-nums">
          {items.map((item) => (
            <span key={item.name + item.unit} className="block">
              <bdi>{item.name}</bdi> · {amount(item)}
            </span>
          ))}
        </span>
      </span>
      <Money amount={product.salePrice ?? product.price} />
    </li>
  )
}

function AddAll({ products }: { products: readonly Product[] }) {
  const t = useT(errorWords, shoppingWords)
  const toast = useToast()
  const oneAtATime = useOneAtATime()
  const [isBusy, setIsBusy] = useState(false)
  const { cart, add, ready } = useCart()
  const inCart = new Set(cart.items.map(({ productId }) => productId))
  const missing = products.filter(({ _id }) => !inCart.has(_id))
  const addAll = async () => {
    setIsBusy(true)
    try {
      for (const product of missing) await add(product, 1)
    } catch (error) {
      toast(errorText(t, error, t('shopping.addFailed')), { kind: 'alert' })
    } finally {
      setIsBusy(false)
    }
  }
  if (ready && missing.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p role="status">{t('shopping.allInCart')}</p>
        <LinkButton to="/cart" kind="secondary">
          {t('shopping.cart')}
        </LinkButton>
      </div>
    )
  return (
    <Button
      size="lg"
      busy={isBusy}
      disabled={!ready}
      className="justify-self-start"
      onClick={() => void oneAtATime('shopping list', addAll)}
    >
      {t('shopping.add', { count: missing.length })}
    </Button>
  )
}
