import type { CartChange, CartItem } from 'contract/cart/calls'
import type { CustomerInfo } from 'contract/orders/rules'
import { deliveryWindow } from 'contract/orders/shipping-rules'
import { addressLines, addressToSend } from 'contract/postal-address'
import { unbroken } from 'contract/text'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useLocale, useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { useDayFormat } from '../../../ui/day-format'
import { useFormContext } from '../../../ui/form/context'
import { FormError } from '../../../ui/form/form-error'
import { SubmitButton } from '../../../ui/form/submit-button'
import { Money } from '../../../ui/money'
import { Picture } from '../../../ui/picture'
import { CartChanges } from '../../cart/cart-changes'
import { useCart, useCartMerge, useCartView } from '../../cart/store/cart-context'
import { useShopDay } from '../../site/shop-day'
import { Amounts } from '../amounts'
import { ordersWords } from '../words/orders-words'
import { DiscountCode } from './discount-code'
import type { CheckoutFigures } from './order-figures'
import { changesIn } from './place-order'
import { useShippingLabel } from './shipping-label'
import type { CheckoutDiscount } from './use-discount'
import { checkoutWords } from './words/checkout-words'

const STICKY_LINES = 4

interface Props {
  figures: CheckoutFigures
  info: CustomerInfo
}

interface SummaryProps extends Props {
  discount: CheckoutDiscount
  /** True where the folded summary above the form has the lines. */
  linesAreAbove: boolean
  /** Offers between the review and the button. */
  children?: ReactNode
}

/** Summary of the order above the button that places it. */
export function CheckoutSummary({ figures, info, discount, linesAreAbove, children }: SummaryProps) {
  const t = useT(checkoutWords)
  const id = useId()
  const { cart } = useCart()
  const { changes = [] } = useCartView()
  const refusedFor = useRefusalChanges()
  const shippingLabel = useShippingLabel(figures)
  return (
    <section
      aria-labelledby={`${id}-title`}
      // A long list is taller than the window; stuck to its top it would hide the button until the very end.
      className={cx(
        'grid gap-5 rounded-card border border-hairline bg-raised p-5 sm:p-6 lg:top-28',
        cart.items.length + changes.length <= STICKY_LINES && 'lg:sticky',
      )}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={`${id}-title`} className="text-xl">
          {t('checkout.summary')}
        </h2>
        {linesAreAbove ? null : <EditCart />}
      </div>
      <CartChanges changes={refusedFor.length > 0 ? [] : changes} />
      {linesAreAbove ? null : <OrderLines items={cart.items} />}
      <DiscountCode discount={discount} figures={figures} />
      <Amounts
        {...figures}
        discountCode={discount.applied?.code}
        shippingLabel={shippingLabel}
        programsOnly={!figures.shippable}
      />
      <Review figures={figures} info={info} />
      {children}
      <PlaceOrder shippable={figures.shippable} refusedFor={refusedFor} />
    </section>
  )
}

export function EditCart() {
  const t = useT(checkoutWords)
  return (
    <Link to="/cart" className="link inline-flex min-h-9 items-center text-sm">
      {t('checkout.edit')}
    </Link>
  )
}

/** Changes for which the last attempt was refused, while its message is shown. */
function useRefusalChanges(): readonly CartChange[] {
  const { failure } = useFormContext().state
  return failure && 'error' in failure ? changesIn(failure.error) : []
}

export function OrderLines({ items }: { items: readonly CartItem[] }) {
  const t = useT(ordersWords)
  return (
    <ul className="grid gap-3">
      {items.map((line) => (
        <li key={line.productId} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-3">
          <span className="overflow-clip rounded-field bg-sunken">
            <Picture src={line.image} alt="" sizes="56px" className="photograph" />
          </span>
          <span className="grid leading-snug">
            <span className="hyphens-auto break-words font-semibold">{unbroken(line.name)}</span>
            <span className="text-ink-soft text-sm">{t('orders.quantity', { n: line.quantity })}</span>
          </span>
          <Money amount={line.total} />
        </li>
      ))}
    </ul>
  )
}

/** The choices once more: to whom and where, how it is paid, when it arrives. */
function Review({ figures, info }: Props) {
  const t = useT(checkoutWords)
  const { locale } = useLocale()
  const day = useDayFormat()
  const shopDay = useShopDay()
  const { shippingMethod, methods, shippable, paymentMethod } = figures
  const method = methods.find(({ code }) => code === shippingMethod)
  const window = method && deliveryWindow(method.businessDays, shopDay(new Date()))
  const name = `${info.firstName} ${info.lastName}`.trim()
  const { street, city, zipCode } = info.address
  const hasPlace = [street, city, zipCode].some((text) => text.trim() !== '')
  const place = addressLines(addressToSend(info.address, locale), t('common.comma'))
  return (
    <div className="grid gap-1 border-hairline border-t pt-4 text-sm">
      <p className="font-semibold">{t('checkout.review')}</p>
      {hasPlace ? (
        <p className="text-ink-soft">
          {t(shippable ? 'checkout.deliverTo' : 'checkout.billTo')}:{' '}
          <bdi>{[name, ...place].filter(Boolean).join(t('common.comma'))}</bdi>
        </p>
      ) : null}
      <p className="text-ink-soft">
        {t(`checkout.${paymentMethod}`)}
        {shippable && window
          ? ` · ${t('checkout.arrives', { from: day(window[0]), to: day(window[1]) })}`
          : null}
      </p>
    </div>
  )
}

function PlaceOrder({ shippable, refusedFor }: { shippable: boolean; refusedFor: readonly CartChange[] }) {
  const t = useT(checkoutWords)
  const id = useId()
  const { mergeProposal, side } = useCartMerge()
  const undecided = mergeProposal.length > 0 && side === undefined
  return (
    <div className="grid gap-3">
      <FormError />
      <CartChanges changes={refusedFor} />
      <SubmitButton
        size="lg"
        wide
        busyText={t('checkout.placing')}
        disabled={undecided}
        aria-describedby={`${id}-note`}
      >
        {t('checkout.place')}
      </SubmitButton>
      <p id={`${id}-note`} className="text-center text-ink-soft text-sm">
        {undecided
          ? t('checkout.chooseFirst')
          : t(shippable ? 'checkout.placeNote' : 'checkout.placeProgram')}
      </p>
    </div>
  )
}
