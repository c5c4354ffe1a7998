import { formatUsd } from 'contract/money'
import { DISCOUNT_TYPED_MAX } from 'contract/orders/discount-rules'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { TextField } from '../../../ui/text-field'
import type { CheckoutFigures } from './order-figures'
import type { CheckoutDiscount } from './use-discount'
import { checkoutWords } from './words/checkout-words'

interface Props {
  discount: CheckoutDiscount
  figures: CheckoutFigures
}

/** A quiet line in the summary that opens to a field; a code that is applied, and the way to take it off. */
export function DiscountCode({ discount, figures }: Props) {
  const t = useT(checkoutWords)
  const { applied } = discount
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const place = useRef<HTMLDivElement>(null)
  // Only a press moves the focus, because its control was removed.
  const moved = useRef(false)
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    place.current?.querySelector<HTMLElement>(applied ? 'button' : 'input')?.focus()
  })

  return (
    <div ref={place} className="grid gap-2 border-hairline border-t pt-4">
      {applied ? (
        <Applied
          discount={discount}
          onRemove={() => {
            moved.current = true
            setOpen(true)
            setSaid(t('checkout.discount.removed'))
            discount.remove()
          }}
        />
      ) : open ? (
        <CodeField
          discount={discount}
          onApplied={() => {
            moved.current = true
            setSaid('applied')
          }}
        />
      ) : (
        <button
          type="button"
          className="link inline-flex min-h-9 items-center justify-self-start text-sm"
          aria-expanded={false}
          onClick={() => {
            moved.current = true
            setOpen(true)
          }}
        >
          {t('checkout.discount.open')}
        </button>
      )}
      <p role="status" className="sr-only">
        {said === 'applied'
          ? t('checkout.discount.applied', { total: isolated(formatUsd(figures.total)) })
          : said}
      </p>
    </div>
  )
}

function CodeField({ discount, onApplied }: { discount: CheckoutDiscount; onApplied: () => void }) {
  const t = useT(checkoutWords, errorWords)
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const { apply, busy, error, needsConfirmation, forgive } = discount
  const submit = async () => {
    setMissing(typed.trim() === '')
    if (typed.trim() !== '' && (await apply(typed))) onApplied()
  }
  return (
    <div className="grid gap-2">
      <TextField
        label={t('checkout.discount.label')}
        size="sm"
        dir="ltr"
        className="rtl:text-end"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={DISCOUNT_TYPED_MAX}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setMissing(false)
          forgive()
        }}
        // The field is in the order's form, which Enter must not submit.
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          if (!busy) void submit()
        }}
        error={missing ? t.error('orders.discount_required') : error}
      />
      {needsConfirmation && !missing ? <ConfirmLink /> : null}
      <Button
        kind="secondary"
        size="sm"
        className="justify-self-start"
        busy={busy}
        onClick={() => void submit()}
      >
        {t('checkout.discount.apply')}
      </Button>
    </div>
  )
}

function Applied({ discount, onRemove }: { discount: CheckoutDiscount; onRemove: () => void }) {
  const t = useT(checkoutWords)
  const id = useId()
  const { applied, error, needsConfirmation } = discount
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p className="flex min-w-0 items-center gap-2">
          {error ? null : <Icon name="check" size={18} className="shrink-0 text-pine" />}
          {/* On a phone the code goes below its name, and the button stays beside both. */}
          <span className="flex min-w-0 flex-wrap gap-x-2">
            <span className="text-ink-soft">{t('checkout.discount.label')}</span>
            <bdi dir="ltr" className="break-all font-semibold">
              {applied?.code}
            </bdi>
          </span>
        </p>
        <button
          type="button"
          className="link inline-flex min-h-9 shrink-0 items-center text-sm"
          onClick={onRemove}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {t('checkout.discount.remove')}
        </button>
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-pomegranate text-sm">
          {/* The reasons end without a full stop: each sentence has its own line. */}
          <span className="block">{error}</span>{' '}
          <span className="block">{t('checkout.discount.takeOff')}</span>
          {needsConfirmation ? <ConfirmLink /> : null}
        </p>
      ) : null}
    </>
  )
}

/** Link to the page that mails the confirmation again; the checkout keeps its values. */
function ConfirmLink() {
  const t = useT(checkoutWords)
  return (
    <Link to="/account" className="link inline-flex min-h-9 items-center justify-self-start text-sm">
      {t('checkout.discount.confirm')}
    </Link>
  )
}
