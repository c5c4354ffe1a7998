import { useEffect, useState } from 'react'
import { sessionOf } from '../../api/areas'
import { useT } from '../../i18n/i18n'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { Icon } from '../../ui/icon'
import { LinkButton } from '../../ui/link-button'
import { Notice } from '../../ui/notice'
import { usePageTitle } from '../../ui/page-title'
import { useSession } from '../auth/session'
import { WithMarks } from '../catalog/marks/with-marks'
import { CartAlert } from './cart-alert'
import { CartChanges } from './cart-changes'
import { CartLine } from './cart-page-line'
import { CartSkeleton, cartColumns, cartLines } from './cart-skeleton'
import { CartSummary } from './cart-summary'
import { MergeProposal, TransferReport } from './merge-proposal'
import { useCart, useCartMerge, useCartView } from './store/cart-context'
import { cartWords } from './words/cart-words'

export default function CartPage() {
  const t = useT(cartWords)
  const { cart, ready } = useCart()
  const { failure, changes } = useCartView()
  const { loadFailed, refresh } = useCartMerge()
  usePageTitle(t('cart.title'))

  // The page must show current prices and stock.
  useEffect(() => void refresh(), [refresh])

  return (
    <div className="page grid grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="flex min-h-(--control-sm) flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 tabIndex={-1} className="wide text-3xl">
          {t('cart.title')}
        </h1>
        {cart.items.length > 0 ? <ClearCart /> : null}
      </header>
      {/* A failed load has its own message below, visible while it lasts. */}
      <CartAlert failure={loadFailed && failure?.task === 'refresh' ? null : failure} />
      <TransferReport />
      <MergeProposal />
      {loadFailed && cart.items.length > 0 ? <LoadFailedNote /> : null}
      <CartChanges changes={changes} />
      {cart.items.length > 0 ? <FilledCart /> : null}
      {cart.items.length === 0 && !ready ? <CartSkeleton /> : null}
      {cart.items.length === 0 && ready ? loadFailed ? <FailedCart /> : <EmptyCart /> : null}
    </div>
  )
}

function FilledCart() {
  const { cart } = useCart()
  return (
    <WithMarks ids={cart.items.map(({ productId }) => productId)} fallback={<CartSkeleton />}>
      {(Mark) => (
        <div className={cartColumns}>
          <ul className={cartLines}>
            {cart.items.map((line) => (
              <CartLine
                key={line.productId}
                line={line}
                mark={Mark ? <Mark productId={line.productId} place="line" /> : null}
              />
            ))}
          </ul>
          <CartSummary />
        </div>
      )}
    </WithMarks>
  )
}

function ClearCart() {
  const t = useT(cartWords)
  const { cart, clear } = useCart()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" size="sm" className="max-sm:-ms-3.5" onClick={() => setOpen(true)}>
        <Icon name="trash" size={18} />
        {t('cart.clear.button')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('cart.clear.title')}
        text={t('cart.clear.text', { count: cart.itemCount })}
        confirm={t('cart.clear.confirm')}
        cancel={t('cart.clear.keep')}
        onConfirm={() => {
          setOpen(false)
          void clear()
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function EmptyCart() {
  const t = useT(cartWords)
  const { user } = useSession('customer')
  const ended = !user && sessionOf('customer').current().endedBy === 'expired'
  return (
    <EmptyState
      drawing="bag"
      title={t('cart.empty.title')}
      text={ended ? t('cart.empty.ended') : t('cart.empty.text')}
    >
      {ended ? (
        <LinkButton to="/login" state={{ from: '/cart' }}>
          {t('cart.empty.signIn')}
        </LinkButton>
      ) : null}
      <LinkButton to="/shop" kind={ended ? 'secondary' : 'primary'}>
        {t('cart.summary.continue')}
      </LinkButton>
    </EmptyState>
  )
}

function FailedCart() {
  const t = useT(cartWords)
  const { refresh } = useCartMerge()
  return (
    <ErrorState
      title={t('cart.errors.refresh')}
      text={t('cart.failed.text')}
      onRetry={() => void refresh()}
    />
  )
}

/** The server cart could not be loaded; the guest cart is shown. */
function LoadFailedNote() {
  const t = useT(cartWords)
  const { refresh } = useCartMerge()
  return (
    <Notice
      kind="warn"
      title={t('cart.errors.refresh')}
      action={
        <Button kind="secondary" size="sm" onClick={() => void refresh()}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t('cart.failed.stuck')}
    </Notice>
  )
}
