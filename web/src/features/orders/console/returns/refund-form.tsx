import { formatCents, toUsd } from 'contract/money'
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

function Form({ one, order, onCancel, onDone }: StepProps & { order: ConsoleOrder }) {
  const t = useT(errorWords, returnsWords)
  const toast = useToast()
  const { mutateAsync: take } = useReturnStep(one._id)
  const [by, setBy] = useState<'items' | 'amount'>('items')
  const [shipping, setShipping] = useState(false)
  const lines = one.lines.flatMap(({ itemId, received }) =>
    received ? [{ itemId, quantity: received }] : [],
  )
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
          ...(cents !== undefined ? { amount: toUsd(cents) } : shipping && { shipping }),
        },
      })
      toast(t('returns.done.refund', { number: isolated(one.order.orderNumber) }))
      onDone()
    },
  })
  const { amount, method } = useFormValues(form)
  const found = planOf(amount)
  const plan = found && !('problem' in found) ? found : undefined
  useUnsaved(amount !== '' || shipping)
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
          <ul className="grid gap-1">
            {one.lines.map(({ itemId, name, received }) =>
              received ? (
                <li key={itemId} className="wrap-anywhere">
                  {t.number(received)} × <bdi>{name}</bdi>
                </li>
              ) : null,
            )}
          </ul>
          {order.left.shipping > 0 ? (
            <Checkbox checked={shipping} onChange={(event) => setShipping(event.target.checked)}>
              {t('returns.shipping')} (<Money amount={order.left.shipping} />)
            </Checkbox>
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
