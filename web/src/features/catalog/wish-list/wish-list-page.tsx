import type { Product } from 'contract/catalog/calls'
import type { Wish } from 'contract/catalog/wish-list-calls'
import { unbroken } from 'contract/text'
import { Link } from 'react-router'
import { errorText } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Switch } from '../../../ui/checkbox'
import { cx } from '../../../ui/cx'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { Icon } from '../../../ui/icon'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Picture } from '../../../ui/picture'
import { Price } from '../../../ui/price'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../../auth/session'
import { useAddToCart } from '../add-to-cart'
import { LowestPrice } from '../lowest-price'
import { useStockText } from '../product/stock-line'
import { useWish } from './use-wish'
import { useWishList } from './wish-list.api'
import { wishWords } from './words/wish-words'

/** /wish-list */
export default function WishListPage() {
  const t = useT(wishWords)
  const { user } = useSession('customer')
  const { data: wishes, error, refetch } = useWishList(user?.id)
  usePageTitle(t('wishes.title'))
  if (wishes?.length === 0) {
    return (
      <EmptyState drawing="shelf" heading="h1" title={t('wishes.empty')} text={t('wishes.emptyText')}>
        <LinkButton to="/shop">{t('wishes.shop')}</LinkButton>
      </EmptyState>
    )
  }
  if (!wishes && error)
    return <ErrorState heading="h1" title={t('wishes.failed')} onRetry={() => void refetch()} />
  return (
    <div className="page grid grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="wide text-3xl">
          {t('wishes.title')}
        </h1>
        <p className="max-w-prose text-ink-soft">{t('wishes.text')}</p>
      </header>
      {wishes ? (
        <ul className="divide-y divide-hairline border-hairline border-y">
          {wishes.map((wish) => (
            <WishLine key={wish.productId} wish={wish} />
          ))}
        </ul>
      ) : (
        <div role="status" aria-busy="true">
          <span className="sr-only">{t('wishes.loading')}</span>
          <Skeleton className="h-96" />
        </div>
      )}
    </div>
  )
}

function WishLine({ wish }: { wish: Wish }) {
  const t = useT(wishWords)
  const { product, productId, name } = wish
  const { drop } = useWish(wish)
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[7.5rem_1fr] sm:gap-x-6">
      <div className="self-start overflow-clip rounded-card bg-sunken">
        <Picture
          src={product?.images[0]}
          alt=""
          sizes="120px"
          className={cx('photograph', product?.availability !== 'in_stock' && 'opacity-50')}
        />
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex items-start justify-between gap-2">
          <h2 className="wrap-anywhere min-w-0 font-semibold text-lg leading-snug">
            {product ? (
              <Link to={`/product/${productId}`} className="underline-offset-4 hover:underline">
                {unbroken(name)}
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h2>
          <Button
            kind="quiet"
            iconOnly
            className="-my-2 shrink-0"
            aria-label={t('wishes.remove', { name: isolated(name) })}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget)
              void drop()
            }}
          >
            <Icon name="trash" />
          </Button>
        </div>
        {product ? <OnSale wish={wish} product={product} /> : <p>{t('wishes.gone')}</p>}
      </div>
    </li>
  )
}

/** The pressed button goes with its line, so the focus moves to the next line or the heading. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li')
  const beside = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('a, button')
  const heir = beside ?? document.querySelector('main h1')
  if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
}

function OnSale({ wish, product }: { wish: Wish; product: Product }) {
  const t = useT(errorWords, wishWords)
  const stock = useStockText(product)
  const { submit, busy, failure } = useAddToCart(product)
  const isOut = product.availability === 'sold_out'
  return (
    <>
      <div className="grid gap-1">
        <Price price={product.price} salePrice={product.salePrice} />
        <LowestPrice product={product} />
        <p className={cx('text-sm', isOut ? 'text-pomegranate' : 'text-ink-soft')}>{stock}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Alerts wish={wish} />
        <Button
          kind="secondary"
          busy={busy}
          disabled={isOut}
          aria-label={t('wishes.addOf', { name: isolated(product.name) })}
          onClick={() => void submit(1)}
        >
          {t('wishes.add')}
        </Button>
      </div>
      <p role="alert" className="text-pomegranate text-sm empty:hidden">
        {failure ? errorText(t, failure.error, t('wishes.adding')) : null}
      </p>
    </>
  )
}

function Alerts({ wish }: { wish: Wish }) {
  const t = useT(wishWords)
  const { alerts, change } = useWish(wish)
  return (
    <div className="grid gap-1">
      <Switch checked={alerts.stock} onChange={(event) => void change({ stock: event.target.checked })}>
        {t('wishes.tellStock')}
      </Switch>
      <Switch checked={alerts.price} onChange={(event) => void change({ price: event.target.checked })}>
        {t('wishes.tellPrice')}
      </Switch>
    </div>
  )
}
