import { formatCents, toCents, toUsd } from 'contract/money'
import type { ConsoleOrder } from 'contract/orders/console-calls'
import { planRefund, REFUND_NOTE_MAX } from 'contract/orders/refund-rules'
import { useState } from 'react'
import { errorText, isOffline, isServerFailure } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { Checkbox } from '../../../../ui/checkbox'
import { DialogBody } from '../../../../ui/dialog'
import { useUnsaved } from '../../../../ui/edit/unsaved'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { Field } from '../../../../ui/form/field'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { Money } from '../../../../ui/money'
import { Segmented } from '../../../../ui/segmented'
import { Skeleton } from '../../../../ui/skeleton'
import { useToast } from '../../../../ui/toast'
import { defaultMethod, Way } from '../refund-dialog'
import { RefundSum } from '../refund-lines'
import { parseAmount, refundableOf } from '../refund-values'
import { useConsoleOrder } from '../shop-orders.api'
import type { StepProps } from './answer-form'
import { useReturnStep } from './returns.api'
import { returnsWords } from './words/returns-words'

/** Refunds what came of a return, or less; the button names the amount. */
export function RefundForm(props: StepProps) {
  const t = useT(returnsWords)
  const { data: order, error } = useConsoleOrder(props.one.order._id)
  if (order) return <Form {...props} order={order} />
  return <DialogBody>{error ? <p>{t('returns.notDone')}</p> : <Skeleton className="h-56" />}</DialogBody>
}

/**
 * Returns the shipping in USD that a refund of these units offers: where all goods of the order are back, the price of its
 * cheapest way, which is due; else what is left of it.
 */
function shippingOf(
  { items, left, leastShipping }: ConsoleOrder,
  lines: readonly { itemId: string; quantity: number }[],
): { offered: number; isDue: boolean } {
  const back = new Map(lines.map(({ itemId, quantity }) => [itemId, quantity]))
  const isWhole = items.every(({ _id, quantity, refunded }) => (back.get(_id) ?? 0) + refunded >= quantity)
  const due = Math.min(leastShipping, left.shipping)
  return isWhole && due > 0 ? { offered: due, isDue: true } : { offered: left.shipping, isDue: false }
}

type FormProps = StepProps & { order: ConsoleOrder }

/** State and form of a refund; `plan` is undefined while the input is not a refund that is possible. */
function useRefund({ one, order, onDone }: FormProps) {
  const t = useT(errorWords, returnsWords)
  const toast = useToast()
  const { mutateAsync: take } = useReturnStep(one._id)
  const [by, setBy] = useState<'items' | 'amount'>('items')
  const lines = one.lines.flatMap(({ itemId, received }) =>
    received ? [{ itemId, quantity: received }] : [],
  )
  const { offered, isDue } = shippingOf(order, lines)
  const [withShipping, setShipping] = useState(isDue)
  const shipping = withShipping && toCents(offered)
  const received = lines.length > 0 ? planRefund(refundableOf(order), { lines }) : undefined
  const most = received && !('problem' in received) ? received.amount : 0
  const planOf = (amount: string) => {
    if (lines.length === 0) return undefined
    if (by === 'items') return planRefund(refundableOf(order), { lines, shipping })
    const cents = parseAmount(amount)
    return cents ? planRefund(refundableOf(order), { amount: cents }) : undefined
  }
  const form = useForm({
    rules: ({ amount }) => {
      const path = by === 'items' ? 'lines' : 'amount'
      const plan = planOf(amount)
      if (!plan && by === 'amount') return [{ path, code: 'orders.refund_amount_invalid' as const }]
      if (!plan || 'problem' in plan || (by === 'amount' && plan.amount > most))
        return [{ path, code: 'orders.refund_too_large' as const, params: { available: formatCents(most) } }]
      return []
    },
    initial: { amount: '', note: '', method: defaultMethod(order) },
    limits: { note: REFUND_NOTE_MAX },
    show: 'first',
    errorText: (error) =>
      isOffline(error) || isServerFailure(error)
        ? t('returns.notDone')
        : errorText(t, error, t('returns.notDone')),
    submit: async ({ amount, note, method }) => {
      const cents = by === 'amount' ? parseAmount(amount) : undefined
      await take({
        step: 'refund',
        body: {
          method,
          ...(note.trim() && method !== 'provider' && { note: note.trim() }),
          ...(cents !== undefined ? { amount: toUsd(cents) } : withShipping && { shipping: offered }),
        },
      })
      toast(t('returns.done.refund', { number: isolated(one.order.orderNumber) }))
      onDone()
    },
  })
  const { amount, method } = useFormValues(form)
  const found = planOf(amount)
  const plan = found && !('problem' in found) ? found : undefined
  useUnsaved(amount !== '' || withShipping !== isDue)
  return { form, plan, method, by, setBy, offered, isDue, most, withShipping, setShipping }
}

function Form(props: FormProps) {
  const { one, order, onCancel } = props
  const t = useT(returnsWords)
  const { form, plan, method, by, setBy, offered, isDue, most, withShipping, setShipping } = useRefund(props)
  return (
    <DialogForm
      form={form}
      onCancel={onCancel}
      submit={
        <SubmitButton kind="danger" busyText={t('returns.saving')}>
          {t('returns.refundAmount', { total: isolated(formatCents(plan?.amount ?? 0)) })}
        </SubmitButton>
      }
    >
      <Segmented
        wide
        label={t('returns.what')}
        value={by}
        segments={(['items', 'amount'] as const).map((value) => ({ value, label: t(`returns.by.${value}`) }))}
        onChange={setBy}
      />
      {by === 'items' ? (
        <>
          <ReceivedUnits lines={one.lines} />
          {offered > 0 ? (
            <div className="grid gap-1">
              <Checkbox checked={withShipping} onChange={(event) => setShipping(event.target.checked)}>
                {t('returns.shipping')} (<Money amount={offered} />)
              </Checkbox>
              {isDue ? <p className="text-ink-soft text-sm">{t('returns.shippingDue')}</p> : null}
            </div>
          ) : null}
        </>
      ) : (
        <Field
          name="amount"
          kind="code"
          inputMode="decimal"
          label={t('returns.amount')}
          hint={t('returns.amountHint', { most: isolated(formatCents(most)) })}
          className="tabular-nums"
          data-autofocus
        />
      )}
      <RefundSum order={order} plan={plan} />
      <Way order={order} method={method} />
    </DialogForm>
  )
}

function ReceivedUnits({ lines }: Pick<StepProps['one'], 'lines'>) {
  const t = useT(returnsWords)
  return (
    <ul className="grid gap-1">
      {lines.map(({ itemId, name, received }) =>
        received ? (
          <li key={itemId} className="wrap-anywhere">
            {t.number(received)} × <bdi>{name}</bdi>
          </li>
        ) : null,
      )}
    </ul>
  )
}
